import { ButtonLink, EmptyState, Inline } from '@trade-portal/design-system'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { newDocumentPath } from './newDocumentPath.ts'

/** The state that the checkout passes to this page. The number is null if the supplier gave none. */
const placedOrder = v.object({ number: v.nullable(v.string()) })

/** Confirms an order, with its number if known. If the page is opened directly, it says that no order was placed. */
export function OrderCompleteScreen() {
  const { state } = useLocation()
  return v.is(placedOrder, state) ? <Placed number={state.number} /> : <NoOrder />
}

function Placed({ number }: { readonly number: string | null }) {
  const { mayOpen } = useAccess()
  return (
    <Screen title={routes.orderComplete.title}>
      <EmptyState
        title="Thank you. We will be in touch about it."
        icon="check"
        action={
          <Inline space="small">
            {number !== null && mayOpen('orders') && (
              <ButtonLink href={newDocumentPath('orders', number)} variant="secondary">
                View order
              </ButtonLink>
            )}
            {mayOpen('products') ? (
              <ButtonLink href={routes.products.href()}>Continue shopping</ButtonLink>
            ) : (
              <ButtonLink href={routes.home.href()}>Dashboard</ButtonLink>
            )}
          </Inline>
        }
      >
        {number === null ? null : `Your order number is ${number}.`}
      </EmptyState>
    </Screen>
  )
}

function NoOrder() {
  const { mayOpen } = useAccess()
  return (
    <Screen title="No order to show">
      <EmptyState
        title="There is no order to show here."
        action={
          <Inline space="small">
            {mayOpen('orders') && (
              <ButtonLink href={routes.orders.href()} variant="secondary">
                View orders
              </ButtonLink>
            )}
            <ButtonLink href={routes.cart.href()}>Review cart</ButtonLink>
          </Inline>
        }
      >
        This page confirms an order right after it was placed.
      </EmptyState>
    </Screen>
  )
}

import {
  Banner,
  ButtonLink,
  CalendarDate,
  Card,
  DescriptionList,
  EmptyState,
  Hidden,
  Inline,
  Money,
  Stack,
  SummaryBar,
} from '@trade-portal/design-system'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { PrintButton } from '../foundation/lists/PrintButton.tsx'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { useSession } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { GoodsList } from '../trade/orders/GoodsList.tsx'
import { findPlacedOrder, newDocumentPath, type PlacedOrder } from '../trade/orders/placedOrders.ts'

/** The history state that the checkout passes to this page. The number is null if the supplier gave none. */
const placedOrder = v.object({ number: v.nullable(v.string()) })

/**
 * Confirms an order and shows its goods, place, date and total. If somebody opens the page directly, the page says that no
 * order was placed.
 */
export function OrderCompleteScreen() {
  const { state } = useLocation()
  return v.is(placedOrder, state) ? <Placed number={state.number} /> : <NoOrder />
}

function Placed({ number }: { readonly number: string | null }) {
  const { mayOpen } = useAccess()
  const { companyName } = useConfiguration()
  const order = findPlacedOrder(useSession(), number)
  const canView = number !== null && mayOpen('orders')
  return (
    <Screen title={routes.orderComplete.title} width="form">
      <ScreenTools>
        <PrintButton />
      </ScreenTools>
      <Stack space="medium">
        {/* No announcement, because the heading gets the focus and is read. */}
        <Banner tone="positive" title={number === null ? 'Thank you.' : `Order ${number}`} announcement="">
          {`${number === null ? 'Your order' : 'Thank you. It'} is with ${order?.branch || companyName}.`}
        </Banner>
        {order && <OrderFacts order={order} />}
        <Inline space="xsmall">
          {canView && (
            <Hidden below="tablet">
              <ViewOrder number={number} />
            </Hidden>
          )}
          <ButtonLink
            href={mayOpen('products') ? routes.products.href() : routes.home.href()}
            variant={canView ? 'secondary' : 'primary'}
            width="fullOnPhone"
          >
            {mayOpen('products') ? 'Continue shopping' : 'Dashboard'}
          </ButtonLink>
        </Inline>
      </Stack>
      {canView && (
        <SummaryBar
          label="Order"
          until="tablet"
          note={`Order ${number}`}
          amount={order?.total ?? undefined}
          action={<ViewOrder number={number} />}
        />
      )}
    </Screen>
  )
}

const ViewOrder = ({ number }: { readonly number: string }) => (
  <ButtonLink href={newDocumentPath('Order', number)}>View order</ButtonLink>
)

function OrderFacts({ order }: { readonly order: PlacedOrder }) {
  const { despatch, tax } = useTaxLabels()
  return (
    <Card>
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Goods', detail: <GoodsList goods={order.goods} /> },
          { term: 'Job name', detail: order.jobName },
          { term: despatch, detail: order.despatch },
          { term: 'Required date', detail: <CalendarDate value={order.requiredDate} /> },
          ...(order.total === null
            ? []
            : [
                {
                  term: `Total inc ${tax}`,
                  detail: <Money amount={order.total} emphasis="total" />,
                  emphasis: 'strong' as const,
                },
              ]),
        ]}
      />
    </Card>
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

import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import { useLocation } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { useEntries } from '../shared/entries/queries.ts'
import { Screen } from '../shared/screens/Screen.tsx'

/** Confirmation after an order, with its number if known. */
export function OrderCompleteScreen() {
  const { state } = useLocation()
  const number = readNumber(state)
  const { mayHave } = useEntries()
  return (
    <Screen title={routes.orderComplete.title}>
      <EmptyState
        title="Thank you. We will be in touch about it."
        icon="check"
        action={
          mayHave('products') ? (
            <ButtonLink href={routes.products.href()}>Continue shopping</ButtonLink>
          ) : (
            <ButtonLink href={routes.home.href()}>Dashboard</ButtonLink>
          )
        }
      >
        {number === undefined ? null : `Your order number is ${number}.`}
      </EmptyState>
    </Screen>
  )
}

/** The order number from the navigation state; undefined if the address was opened directly. */
function readNumber(state: unknown): string | undefined {
  const hasNumber = typeof state === 'object' && state !== null && 'number' in state
  return hasNumber && typeof state.number === 'string' ? state.number : undefined
}

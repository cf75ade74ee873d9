import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import { useLocation } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { Screen } from '../shared/screens/Screen.tsx'

/** After an order: it is done, and where to go from here. */
export function OrderCompleteScreen() {
  const { state } = useLocation()
  const number = readNumber(state)
  return (
    <Screen title="Order Complete!">
      <EmptyState
        title="Thank you. We will be in touch about it."
        icon="check"
        action={<ButtonLink href={routes.products.href()}>Continue shopping</ButtonLink>}
      >
        {number === undefined ? null : `Your order number is ${number}.`}
      </EmptyState>
    </Screen>
  )
}

/** Undefined for a visit that does not come from an order. */
function readNumber(state: unknown): string | undefined {
  const hasNumber = typeof state === 'object' && state !== null && 'number' in state
  return hasNumber && typeof state.number === 'string' ? state.number : undefined
}

import { ButtonLink, EmptyState, Page, Stack } from '@trade-portal/design-system'
import { useLocation } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'

/** After an order: it is done, and where to go from here. */
export function OrderCompleteScreen() {
  const { state } = useLocation()
  const number = readNumber(state)
  return (
    <Page>
      <Stack space="large">
        <ScreenHeading>Order Complete!</ScreenHeading>
        <EmptyState
          title="Thank you. We will be in touch about it."
          icon="check"
          action={<ButtonLink href={routes.products.href()}>Continue shopping</ButtonLink>}
        >
          {number === undefined ? null : `Your order number is ${number}.`}
        </EmptyState>
      </Stack>
    </Page>
  )
}

/** Who comes here by another way than an order brings no number. */
function readNumber(state: unknown): string | undefined {
  const hasNumber = typeof state === 'object' && state !== null && 'number' in state
  return hasNumber && typeof state.number === 'string' ? state.number : undefined
}

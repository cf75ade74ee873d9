import { Button, ButtonLink, Card, Heading, Stack } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { TotalsList } from '../shared/cart/TotalsList.tsx'
import type { TransactionType } from '../shared/cart/orderAttempts.ts'
import { routes } from '../shared/addresses/routes.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'

export interface CheckoutSummaryProps {
  readonly lines: readonly CartLine[]
  readonly isPending: boolean
  /** An earlier attempt to order this cart has to be resolved first. */
  readonly isLocked: boolean
  readonly onSend: (type: TransactionType) => void
}

/** The totals, and the buttons Confirm Order and Create Quote. */
export function CheckoutSummary({ lines, isPending, isLocked, onSend }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  return (
    <Card as="section">
      <Stack space="medium">
        <Heading level={2} size="small">
          Summary
        </Heading>
        {showsCheckoutPrices && <TotalsList lines={lines} />}
        <Stack space="small">
          <Button
            width="full"
            isDisabled={isLocked}
            isPending={isPending}
            pendingLabel="Sending…"
            onPress={() => onSend('Order')}
          >
            Confirm Order
          </Button>
          <Button variant="secondary" width="full" isDisabled={isLocked || isPending} onPress={() => onSend('Quote')}>
            Create Quote
          </Button>
          <ButtonLink variant="quiet" width="full" href={routes.cart.href()}>
            Back to Review Cart
          </ButtonLink>
        </Stack>
      </Stack>
    </Card>
  )
}

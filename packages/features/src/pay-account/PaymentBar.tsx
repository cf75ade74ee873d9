import { Money, SummaryBar, Text } from '@trade-portal/design-system'
import type { ReactNode } from 'react'

interface PaymentBarProps {
  /** In cents; null if no amount can be paid yet, or if the customer enters it on the provider's page. */
  readonly amount: number | null
  readonly action: ReactNode
}

/** The bar at the lower edge of a phone: the amount, and the button that starts the payment. */
export function PaymentBar({ amount, action }: PaymentBarProps) {
  return (
    <SummaryBar label="Payment" action={action}>
      {amount !== null && (
        <>
          <Text as="div" size="small" tone="subdued">
            Amount to pay
          </Text>
          <Text as="div" size="large">
            <Money amount={amount} emphasis="strong" />
          </Text>
        </>
      )}
    </SummaryBar>
  )
}

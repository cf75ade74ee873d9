import { Money, Text } from '@trade-portal/design-system'

export interface PriceProps {
  /** Cents. */
  readonly amount: number
  readonly unit: string
}

/** A price and the unit that it is for. */
export function Price({ amount, unit }: PriceProps) {
  return (
    <>
      <Money amount={amount} emphasis="strong" />
      {unit !== '' && (
        <Text as="div" size="caption" tone="subdued">
          per {unit}
        </Text>
      )}
    </>
  )
}

import { Hidden, Money, Text } from '@trade-portal/design-system'

export interface PriceProps {
  /** Cents. */
  readonly amount: number
  readonly unit: string
  /** Such as "ex GST". Shown on a phone, which has no column headers. */
  readonly tax: string
}

/** A price and the unit that it is for. */
export function Price({ amount, unit, tax }: PriceProps) {
  return (
    <>
      <Money amount={amount} emphasis="strong" />
      <Text as="div" size="caption" tone="subdued">
        {unit !== '' && `per ${unit} `}
        <Hidden above="tablet">{tax}</Hidden>
      </Text>
    </>
  )
}

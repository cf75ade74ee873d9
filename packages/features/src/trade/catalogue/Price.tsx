import { Hidden, Money, Text } from '@trade-portal/design-system'

export interface PriceProps {
  /** Cents. */
  readonly amount: number
  readonly unit: string
  /** Says whether the price includes tax, such as "ex GST". */
  readonly tax: string
  /**
   * Whether the list has a column header that shows the tax label. Phones show no column headers, so on a phone the price
   * always shows the label itself.
   */
  readonly hasHeader: boolean
}

/** A price and its unit. */
export function Price({ amount, unit, tax, hasHeader }: PriceProps) {
  return (
    <>
      <Money amount={amount} emphasis="strong" />
      <Text as="div" size="caption" tone="subdued">
        {unit !== '' && `per ${unit} `}
        {hasHeader ? <Hidden above="tablet">{tax}</Hidden> : tax}
      </Text>
    </>
  )
}

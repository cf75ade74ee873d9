import { Inline, Money, Text } from '@trade-portal/design-system'
import { totalOf } from './totalOf.ts'

export interface TotalShownProps {
  /** Cents of each row shown; null where the supplier sent none. */
  readonly amounts: readonly (number | null)[]
}

/** What the rows shown amount to. */
export function TotalShown({ amounts }: TotalShownProps) {
  const { total, missing } = totalOf(amounts)
  return (
    <Inline space="xsmall">
      <Text as="span" size="small" tone="subdued">
        {missing === 0 ? 'Total' : `Total without ${missing} unknown`}
      </Text>
      <Money amount={total} emphasis="strong" />
    </Inline>
  )
}

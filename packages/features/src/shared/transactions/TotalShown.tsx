import { Inline, Money, Text } from '@trade-portal/design-system'
import { useMemo } from 'react'
import { totalOf } from './totalOf.ts'

export interface TotalShownProps {
  /** Amounts in cents; null where the supplier sent none. */
  readonly rows: readonly { readonly amount: number | null }[]
}

/** What the rows shown amount to. */
export function TotalShown({ rows }: TotalShownProps) {
  const { total, missing } = useMemo(() => totalOf(rows.map(({ amount }) => amount)), [rows])
  return (
    <Inline space="xsmall">
      <Text as="span" size="small" tone="subdued">
        {missing === 0 ? 'Total' : `Total without ${missing} unknown`}
      </Text>
      <Money amount={total} emphasis="strong" />
    </Inline>
  )
}

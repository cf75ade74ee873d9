import { Inline, Money, Text, type Rows } from '@trade-portal/design-system'
import { useMemo } from 'react'
import { totalOf } from './totalOf.ts'

/** Amount in cents; null if the supplier sent none. */
interface Billed {
  readonly amount: number | null
}

interface TotalShownProps {
  readonly rows: Pick<Rows<Billed>, 'all' | 'shown'>
}

/** The total of the shown rows. */
export function TotalShown({ rows }: TotalShownProps) {
  const { all, shown } = rows
  const ofAll = useMemo(() => sum(all), [all])
  // Sorting does not change the total.
  const { total, missing } = useMemo(() => (shown.length === all.length ? ofAll : sum(shown)), [all, shown, ofAll])
  return (
    <Inline space="xsmall">
      <Text as="span" size="small" tone="subdued">
        {missing === 0 ? 'Total' : `Total without ${missing} unknown`}
      </Text>
      <Money amount={total} emphasis="strong" />
    </Inline>
  )
}

function sum(rows: readonly Billed[]) {
  return totalOf(rows.map(({ amount }) => amount))
}

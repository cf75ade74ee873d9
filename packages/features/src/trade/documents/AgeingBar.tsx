import { Money, ShareBar } from '@trade-portal/design-system'
import type { Statement } from '@trade-portal/supplier-api'

/** What the customer owes, in cents: one amount for each age of the debts, and the total. */
type Ageing = Statement['ageing']

/** The ages of debts, the newest first. */
export const ageBands = [
  { key: 'current', label: 'Current', step: 1 },
  { key: 'days30', label: '30 Days', step: 2 },
  { key: 'days60', label: '60 Days', step: 3 },
  { key: 'days90', label: '90 Days', step: 4 },
  { key: 'days120', label: '120+ Days', step: 5 },
] as const

interface AgeingBarProps {
  readonly ageing: Ageing
  /** The label of the total; without it the total is not shown. */
  readonly totalLabel?: string
}

export function AgeingBar({ ageing, totalLabel }: AgeingBarProps) {
  const parts = ageBands.map((age) => ({
    label: age.label,
    figure: <Money amount={ageing[age.key]} emphasis={ageing[age.key] === 0 ? 'subdued' : 'standard'} />,
    share: ageing[age.key],
    step: age.step,
  }))
  if (totalLabel === undefined) return <ShareBar parts={parts} />
  return <ShareBar parts={parts} total={{ label: totalLabel, figure: <Money amount={ageing.total} /> }} />
}

import { Money, ShareBar } from '@trade-portal/design-system'
import type { Statement } from '@trade-portal/supplier-api'

/** Cents by age, and their total. */
type Ageing = Statement['ageing']

/** The ages from newest to oldest, with labels for a column of a list and for a single statement. */
export const ages = [
  { key: 'current', column: 'Current', days: 'Current', step: 1 },
  { key: 'days30', column: '30 Days', days: '30 days', step: 2 },
  { key: 'days60', column: '60 Days', days: '60 days', step: 3 },
  { key: 'days90', column: '90 Days', days: '90 days', step: 4 },
  { key: 'days120', column: '120+ Days', days: '120 days', step: 5 },
] as const

interface AgeingBarProps {
  readonly ageing: Ageing
  /** Labels as in a list's column headers, or as beside a single statement. */
  readonly labels: 'column' | 'days'
  /** The label of the total; without it the total is not shown. */
  readonly totalLabel?: string
}

/** The balance by age, as figures and as a bar. */
export function AgeingBar({ ageing, labels, totalLabel }: AgeingBarProps) {
  const parts = ages.map((age) => ({
    label: age[labels],
    figure: <Money amount={ageing[age.key]} emphasis={ageing[age.key] === 0 ? 'subdued' : 'standard'} />,
    share: ageing[age.key],
    step: age.step,
  }))
  if (totalLabel === undefined) return <ShareBar parts={parts} />
  return <ShareBar parts={parts} total={{ label: totalLabel, figure: <Money amount={ageing.total} /> }} />
}

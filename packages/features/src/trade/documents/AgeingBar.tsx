import { Money, ShareBar } from '@trade-portal/design-system'
import { ages, type Ageing } from './ages.ts'

export interface AgeingBarProps {
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
    figure: <Money amount={ageing[age.key]} />,
    share: ageing[age.key],
    step: age.step,
  }))
  if (totalLabel === undefined) return <ShareBar parts={parts} />
  return <ShareBar parts={parts} total={{ label: totalLabel, figure: <Money amount={ageing.total} /> }} />
}

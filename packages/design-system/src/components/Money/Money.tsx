import { classes } from '../../css/classes.ts'
import { useLocale } from '../../parts/format.ts'
import { formatMoney } from './formatMoney.ts'
import * as styles from './Money.css.ts'

interface MoneyProps {
  /** Whole cents; null if the amount is unknown. */
  amount: number | null
  emphasis?: keyof typeof styles.emphasis
}

export function Money({ amount, emphasis = 'standard' }: MoneyProps) {
  // Where an amount is unknown, a hyphen is no figure to emphasise.
  const look = amount === null && emphasis !== 'total' ? 'subdued' : emphasis
  return <span className={classes(styles.money, styles.emphasis[look])}>{formatMoney(amount, useLocale())}</span>
}

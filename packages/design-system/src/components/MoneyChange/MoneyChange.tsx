import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useLocale } from '../../parts/format.ts'
import { formatMoney } from '../Money/formatMoney.ts'
import { Money } from '../Money/Money.tsx'
import * as styles from './MoneyChange.css.ts'

interface MoneyChangeProps {
  /** In cents. */
  before: number
  /** In cents. */
  now: number
}

/** A changed amount, such as "was $4.10, now $4.35", after an arrow that points up or down. */
export function MoneyChange({ before, now }: MoneyChangeProps) {
  const locale = useLocale()
  const isRise = now > before
  return (
    <span className={styles.change}>
      <span className={styles.part}>
        <span className={classes(styles.arrow, isRise && styles.rise)}>
          <Icon name={isRise ? 'arrowUp' : 'arrowDown'} size="small" label={isRise ? 'Up' : 'Down'} />
        </span>
        {`was ${formatMoney(before, locale)},`}
      </span>{' '}
      <span className={styles.part}>
        now{' '}
        <span className={styles.now}>
          <Money amount={now} emphasis="strong" />
        </span>
      </span>
    </span>
  )
}

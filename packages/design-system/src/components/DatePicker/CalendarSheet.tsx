import { Button, Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components'
import { Icon } from '../../icons/Icon.tsx'
import * as styles from './CalendarSheet.css.ts'

/** One month of a date picker. */
export function CalendarSheet() {
  return (
    <Calendar className={styles.calendar}>
      <header className={styles.header}>
        <Button slot="previous" className={styles.step}>
          <Icon name="chevronLeft" />
        </Button>
        <CalendarHeading className={styles.heading} />
        <Button slot="next" className={styles.step}>
          <Icon name="chevronRight" />
        </Button>
      </header>
      <CalendarGrid className={styles.grid}>
        {(date) => <CalendarCell date={date} className={styles.cell} />}
      </CalendarGrid>
    </Calendar>
  )
}

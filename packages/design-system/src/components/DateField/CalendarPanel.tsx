import type { RefObject } from 'react'
import { Button, Calendar, CalendarCell, CalendarGrid, CalendarHeading, Dialog } from 'react-aria-components'
import { Icon } from '../../icons/Icon.tsx'
import { AriaLocale } from '../../parts/AriaLocale.tsx'
import { parseIsoDate } from '../../parts/isoDate.ts'
import * as popover from '../../parts/popover.css.ts'
import { PopoverPanel } from '../../parts/PopoverPanel.tsx'
import * as styles from './Calendar.css.ts'

interface CalendarPanelProps {
  /** Names the panel. */
  label: string
  isOpen: boolean
  onClose: () => void
  triggerRef: RefObject<HTMLElement | null>
  /** The selected day, `YYYY-MM-DD`; anything else for none. */
  value: string
  onPick: (day: string) => void
  /** The first day that can be picked, `YYYY-MM-DD`. */
  minValue: string | undefined
}

/** The calendar beside the button that opens it; on a phone, a sheet at the bottom edge. */
export function CalendarPanel({ label, isOpen, onClose, triggerRef, value, onPick, minValue }: CalendarPanelProps) {
  return (
    <AriaLocale>
      <PopoverPanel title={label} isOpen={isOpen} onClose={onClose} triggerRef={triggerRef} placement="bottom end">
        {(titleId) => (
          <Dialog aria-labelledby={titleId} className={popover.content}>
            <Calendar
              autoFocus
              value={parseIsoDate(value)}
              onChange={(day) => onPick(day.toString())}
              minValue={parseIsoDate(minValue)}
              className={styles.calendar}
            >
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
          </Dialog>
        )}
      </PopoverPanel>
    </AriaLocale>
  )
}

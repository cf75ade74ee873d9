import { useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { useLocale } from '../../parts/format.ts'
import { ParsedTextField } from '../../parts/ParsedTextField.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { formatCalendarDate } from '../CalendarDate/formatCalendarDate.ts'
import { Chips } from '../Chips/Chips.tsx'
import { lazyDialog } from '../lazyDialog/lazyDialog.tsx'
import * as styles from './DateField.css.ts'
import { readDate, weekdayName } from './readDate.ts'

const CalendarPanel = lazyDialog(async () => (await import('./CalendarPanel.tsx')).CalendarPanel)

/** The value is `YYYY-MM-DD`, '' if empty, or a text that is not a date, which the form's rules must reject. */
interface DateFieldProps extends FieldProps<string> {
  /** The first day that the calendar offers, `YYYY-MM-DD`. */
  minValue?: string
  /** Likely days; each becomes a chip below the field. */
  shortcuts?: readonly { readonly label: string; readonly value: string }[]
  /** Shows the weekday after the day, unless false. */
  hasWeekday?: boolean
}

/** A field for a day, which can be typed or pasted in any usual form, or picked from a calendar. */
export function DateField({ minValue, shortcuts, hasWeekday = true, ...field }: DateFieldProps) {
  const { label, value, onChange, onBlur, isDisabled } = field
  const { locale } = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const order = locale === 'en-US' ? 'mm/dd/yyyy' : 'dd/mm/yyyy'
  const weekday = weekdayName(value)
  const show = (day: string) => {
    const shown = formatCalendarDate(day, locale)
    return shown === '-' ? undefined : shown
  }
  return (
    <div className={styles.field}>
      <ParsedTextField
        {...field}
        // `onBlur` is not called while the calendar is open: the focus will return from the calendar, so the user has not
        // left the field.
        {...(!isOpen && onBlur && { onBlur })}
        read={(text) => readDate(text, locale)}
        show={show}
        placeholder={order}
        unreadable={`Enter a date such as ${formatCalendarDate('2026-07-21', locale)}`}
        note={weekday === '' || !hasWeekday ? undefined : { short: weekday.slice(0, 3), full: weekday }}
      >
        <PlainButton
          ref={button}
          disabled={isDisabled}
          aria-label={`Calendar, ${label}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
          className={frame.innerButton}
        >
          <Icon name="calendar" />
        </PlainButton>
      </ParsedTextField>
      <CalendarPanel
        label={label}
        isOpen={isOpen}
        onClose={close}
        triggerRef={button}
        value={value}
        onPick={(day) => {
          close()
          onChange(day)
        }}
        minValue={minValue}
      />
      {shortcuts !== undefined && (
        <Chips label={label} chips={shortcuts} value={value} isDisabled={isDisabled} onChoose={onChange} />
      )}
    </div>
  )
}

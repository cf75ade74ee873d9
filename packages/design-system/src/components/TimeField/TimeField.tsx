import type { FieldProps } from '../../parts/FieldProps.ts'
import { ReadField } from '../../parts/ReadField.tsx'
import { useLocale } from '../../parts/format.ts'
import { readTime, showTime } from './readTime.ts'

/** Its value is `HH:MM` on a 24-hour clock, '' while it is empty, or a text that could not be read. */
type TimeFieldProps = FieldProps<string>

/** A time of day without a time zone, typed in any usual form and shown on the clock of the locale. */
export function TimeField(props: TimeFieldProps) {
  const { locale } = useLocale()
  const example = showTime('07:30', locale) ?? ''
  return (
    <ReadField
      {...props}
      read={readTime}
      show={(time) => showTime(time, locale)}
      placeholder={example}
      unreadable={`Enter a time such as ${example}`}
    />
  )
}

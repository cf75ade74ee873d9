import type { FieldProps } from '../../parts/FieldProps.ts'
import { useLocale } from '../../parts/format.ts'
import { ParsedTextField } from '../../parts/ParsedTextField.tsx'
import { readTime, showTime } from './readTime.ts'

/** The value is `HH:MM` on a 24-hour clock, '' if empty, or a text that is not a time. */
type TimeFieldProps = FieldProps<string>

/** A field for a time of day without a time zone, typed in any usual form and shown in the locale's format. */
export function TimeField(props: TimeFieldProps) {
  const { locale } = useLocale()
  const example = showTime('07:30', locale) ?? ''
  return (
    <ParsedTextField
      {...props}
      read={readTime}
      show={(time) => showTime(time, locale)}
      placeholder={example}
      unreadable={`Enter a time such as ${example}`}
    />
  )
}

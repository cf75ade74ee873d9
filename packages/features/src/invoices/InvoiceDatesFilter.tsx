import { Button, DateRange, Inline } from '@trade-portal/design-system'
import { memo, useState } from 'react'
import type { ToolVariant } from '../foundation/lists/ListTools.tsx'
import { isDayOrBlank } from '../foundation/time/calendarDay.ts'
import type { InvoiceDates } from './invoiceDates.ts'

interface InvoiceDatesFilterProps {
  readonly variant: ToolVariant
  readonly dates: InvoiceDates
  readonly defaultFrom: string
  readonly onChange: (changed: Partial<InvoiceDates>) => void
}

/**
 * The fields Date From and Date To, and the button Reset Dates if either date differs from its default. Memoised, so that
 * typing in the search does not render these fields.
 */
export const InvoiceDatesFilter = memo(function InvoiceDatesFilter(props: InvoiceDatesFilterProps) {
  const { variant, dates, defaultFrom, onChange } = props
  const from = useInvalidDateText(dates.from ?? defaultFrom, (day) =>
    onChange({ from: day === defaultFrom ? null : day }),
  )
  const to = useInvalidDateText(dates.to, (day) => onChange({ to: day }))
  const reset = () => {
    from.forget()
    to.forget()
    onChange({ from: null, to: '' })
  }
  return (
    <Inline space="small" align={variant === 'icon' ? 'start' : 'end'}>
      <DateRange
        label="Invoice dates"
        isInline={variant === 'icon'}
        value={{ from: from.shown, to: to.shown }}
        onChange={(next) => {
          if (next.from !== from.shown) from.change(next.from)
          if (next.to !== to.shown) to.change(next.to)
        }}
      />
      {(from.shown !== defaultFrom || to.shown !== '') && (
        <Button variant="quiet" onPress={reset}>
          Reset Dates
        </Button>
      )}
    </Inline>
  )
})

/** The text of a date field: the day in effect, or a typed text that is not a date. */
function useInvalidDateText(day: string, commit: (day: string) => void) {
  // A typed text that is not a date, and the day that stays in effect until the user types a date.
  const [invalidText, setInvalidText] = useState<{ readonly text: string; readonly day: string }>()
  return {
    shown: invalidText?.day === day ? invalidText.text : day,
    change: (text: string) => {
      const isRead = isDayOrBlank(text)
      setInvalidText(isRead ? undefined : { text, day })
      if (isRead && text !== day) commit(text)
    },
    forget: () => setInvalidText(undefined),
  }
}

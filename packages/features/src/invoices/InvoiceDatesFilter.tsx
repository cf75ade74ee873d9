import { Button, DateRange, Inline } from '@trade-portal/design-system'
import { memo, useState } from 'react'
import { useTypedSearch } from '../shared/addresses/useTypedSearch.ts'
import type { InvoiceDates } from './invoiceDates.ts'

export interface InvoiceDatesFilterProps {
  readonly dates: InvoiceDates
  /** The default beginning. */
  readonly standard: string
  readonly onChange: (changed: Partial<InvoiceDates>) => void
}

/** Date From and Date To, and Reset Dates once one of them differs from its default. Memoised: typing does not render it. */
export const InvoiceDatesFilter = memo(function InvoiceDatesFilter(props: InvoiceDatesFilterProps) {
  const { dates, standard, onChange } = props
  const commitFrom = (from: string) => onChange({ from: from === standard ? null : from })
  // As with the search: a date is in effect when its typing pauses, and not part by part.
  const [from, setFrom] = useTypedSearch(dates.from ?? standard, commitFrom)
  const [to, setTo] = useTypedSearch(dates.to, (date) => onChange({ to: date }))
  const [resets, setResets] = useState(0)
  const reset = () => {
    setResets(resets + 1)
    setFrom(standard)
    setTo('')
    onChange({ from: null, to: '' })
  }
  return (
    <Inline space="small" align="end">
      <DateRange
        // A date that is half typed is forgotten too.
        key={resets}
        label="Invoice dates"
        value={{ from, to }}
        onChange={(typed) => {
          setFrom(typed.from)
          setTo(typed.to)
        }}
      />
      {(from !== standard || to !== '') && (
        <Button variant="quiet" onPress={reset}>
          Reset Dates
        </Button>
      )}
    </Inline>
  )
})

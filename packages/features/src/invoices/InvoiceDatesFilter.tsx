import { Button, DateRange, Inline } from '@trade-portal/design-system'
import { memo, useState } from 'react'
import type { AddressChange } from '../shared/addresses/useAddressState.ts'
import { useTypedText } from '../shared/addresses/useTypedText.ts'
import type { InvoiceDates } from './invoiceDates.ts'

export interface InvoiceDatesFilterProps {
  readonly dates: InvoiceDates
  /** The default beginning. */
  readonly standard: string
  readonly onChange: (changed: Partial<InvoiceDates>, change?: AddressChange) => void
}

const typing = { history: 'replace' } as const

/** Date From and Date To, and Reset Dates once one of them differs from its default. Memoised: typing does not render it. */
export const InvoiceDatesFilter = memo(function InvoiceDatesFilter(props: InvoiceDatesFilterProps) {
  const { dates, standard, onChange } = props
  const commitFrom = (from: string) => onChange({ from: from === standard ? null : from }, typing)
  // As with the search, a date is in effect when its typing pauses. It is '' while a part of it is typed or missing,
  // and only who leaves it like that wants none.
  const [isTyping, setTyping] = useState(false)
  const isUnfinished = (date: string) => isTyping && date === ''
  const [from, setFrom] = useTypedText(dates.from ?? standard, commitFrom, isUnfinished)
  const [to, setTo] = useTypedText(dates.to, (date) => onChange({ to: date }, typing), isUnfinished)
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
        onBlur={() => {
          // Another window that comes to the front takes the focus too.
          if (document.hasFocus()) setTyping(false)
        }}
        onChange={(typed) => {
          setTyping(true)
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

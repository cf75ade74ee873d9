import { readIsoDate } from '@trade-portal/supplier-api'
import { addressDate, useAddressState, type AddressField } from '../shared/addresses/useAddressState.ts'
import { useTypedSearch } from '../shared/addresses/useTypedSearch.ts'
import { useToday } from '../shared/customer/useToday.ts'
import { defaultFromDate } from '../shared/transactions/defaultFromDate.ts'

/** Null for the default, which moves on with the days; '' for no beginning, which the address calls `all`. */
const addressFrom: AddressField<string | null> = {
  read: (text) => (text === 'all' ? '' : readIsoDate(text)),
  write: (from) => (from === '' ? 'all' : from),
}

const fields = { from: addressFrom, to: addressDate }

/** The first and the last day of the invoices shown, `YYYY-MM-DD`, each '' where it is open. They are in the address. */
export function useInvoiceDates() {
  const [address, setAddress] = useAddressState(fields)
  const standard = defaultFromDate(useToday())
  const from = address.from ?? standard
  const { to } = address
  const change = (changes: Partial<typeof address>) => setAddress(changes, { history: 'replace' })
  // As with the search: a date is in effect when its typing pauses, and not part by part.
  const [typedFrom, setFrom] = useTypedSearch(from, (date) => change({ from: date === standard ? null : date }))
  const [typedTo, setTo] = useTypedSearch(to, (date) => change({ to: date }))
  return {
    from,
    to,
    /** What the fields show. */
    typed: { from: typedFrom, to: typedTo },
    setTyped: (typed: { readonly from: string; readonly to: string }) => {
      setFrom(typed.from)
      setTo(typed.to)
    },
    isDefault: typedFrom === standard && typedTo === '',
    reset: () => {
      setFrom(standard)
      setTo('')
      change({ from: null, to: '' })
    },
  }
}

export type InvoiceDates = ReturnType<typeof useInvoiceDates>

import { formatCalendarDate, useLocale, type Locale } from '@trade-portal/design-system'
import { readIsoDate, type InvoiceRow } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import { addressChoice } from '../foundation/url/addressFields.ts'
import { useAddress, useAddressValues } from '../foundation/url/useAddressState.ts'
import { useAccess } from '../trade/access/queries.ts'
import { isSettled } from '../trade/documents/paidState.ts'
import { useNewestStatement } from '../trade/documents/statementQueries.ts'
import { openColumn } from './openColumn.tsx'

export interface ShowChoice {
  /** `open` leaves out the invoices of which the newest statement says that they are paid. */
  readonly show: 'all' | 'open'
}

export const showFields = { show: addressChoice(['all', 'open']) }

export const showAll = { show: 'all' } as const

const isAny = () => true

/**
 * The filter for open invoices. Only while it is on, the newest statement is loaded. If that fails, the list shows all
 * invoices, and `OpenFailure` says so.
 */
export function useOpenOnly() {
  const isOffered = useAccess().mayOpen('statements')
  const isOn = useAddressValues(showFields, useAddress().parameters).show === 'open' && isOffered
  const { locale } = useLocale()
  const query = useNewestStatement(isOn)
  const statement = isOn ? query.data : undefined
  const filter = useMemo(() => {
    if (!statement) return { name: '', columns: [], openOf: () => isAny }
    const { date, statedOf } = statement
    const name = nameOf(date, locale)
    const isOpen = (invoice: InvoiceRow) => !isSettled(statedOf(invoice))
    return {
      /** Such as "Open on 31/10/2026"; '' while all invoices are shown. */
      name,
      statedOf,
      columns: [openColumn(name, statedOf)],
      openOf: ({ show }: ShowChoice) => (show === 'open' ? isOpen : isAny),
    }
  }, [statement, locale])
  const isLoading = isOn && !statement && query.error === null && query.errorUpdateCount === 0
  return { isOffered, isOn, query, isLoading, ...filter }
}

function nameOf(date: string | undefined, locale: Locale): string {
  if (date === undefined) return 'Open'
  const day = readIsoDate(date)
  return `Open on ${day === null ? date : formatCalendarDate(day, locale)}`
}

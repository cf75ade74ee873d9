import { readIsoDate, type InvoiceRow } from '@trade-portal/supplier-api'
import { parseISO, subMonths } from 'date-fns'
import { dayOf } from '../foundation/time/calendarDay.ts'
import { addressDate, type AddressField } from '../foundation/url/addressFields.ts'

/** The first and the last day whose invoices are shown, `YYYY-MM-DD`; '' for no limit. */
export interface InvoiceDates {
  /** Null for the default day, which depends on today's date. */
  readonly from: string | null
  readonly to: string
}

/** Reads and writes the first day in the address. There, `all` means that there is no first day. */
const addressFrom: AddressField<string | null> = {
  read: (text) => (text === 'all' ? '' : readIsoDate(text)),
  write: (from) => (from === '' ? 'all' : from),
}

export const dateFields = { from: addressFrom, to: addressDate }

export const allDates = { from: '', to: '' }

/**
 * Returns a filter for invoices whose date is in the range, including its first and last day. Invoices without a date always
 * match, because otherwise the default dates would hide them.
 * @param standard The default first day.
 */
export function invoicesWithin(standard: string) {
  return ({ from: chosen, to }: InvoiceDates) => {
    const from = chosen ?? standard
    return ({ date }: Pick<InvoiceRow, 'date'>) =>
      date === null || ((from === '' || date >= from) && (to === '' || date <= to))
  }
}

/**
 * The first day of the default range: the same day three calendar months ago, or the last day of a month that is too short.
 * @param today `YYYY-MM-DD`
 */
export const defaultFromDate = (today: string): string => dayOf(subMonths(parseISO(today), 3))

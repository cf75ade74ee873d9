import { readIsoDate, type InvoiceRow } from '@trade-portal/supplier-api'
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

const shownMonths = 3

/**
 * The first day of the default range: the same day three calendar months ago. If that month is too short for this day, the
 * range starts on the month's last day. The result does not depend on the time zone.
 * @param today `YYYY-MM-DD`
 */
export function defaultFromDate(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const months = year * 12 + month - 1 - shownMonths
  const lastDay = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const parts = [Math.floor(months / 12), (months % 12) + 1, Math.min(day, lastDay)]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

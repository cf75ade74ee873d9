import { readIsoDate, type InvoiceRow } from '@trade-portal/supplier-api'
import { addressDate, type AddressField } from '../foundation/url/addressFields.ts'
import { isWithinDates } from './isWithinDates.ts'

/** The first and the last day of the invoices shown, `YYYY-MM-DD`, each '' where it is open. */
export interface InvoiceDates {
  /** Null for the default, which moves on with the days. */
  readonly from: string | null
  readonly to: string
}

/** No beginning is `all` in the address. */
const addressFrom: AddressField<string | null> = {
  read: (text) => (text === 'all' ? '' : readIsoDate(text)),
  write: (from) => (from === '' ? 'all' : from),
}

/** The dates in the address. */
export const dateFields = { from: addressFrom, to: addressDate }

/** The dates that leave all invoices. */
export const allDates = { from: '', to: '' }

/** Which invoices the dates leave. @param standard The default beginning. */
export function invoicesWithin(standard: string) {
  return ({ from, to }: InvoiceDates) => {
    const dates = { from: from ?? standard, to }
    return ({ date }: InvoiceRow) => isWithinDates(date, dates)
  }
}

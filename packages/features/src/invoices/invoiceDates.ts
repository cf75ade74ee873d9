import { readIsoDate, type InvoiceRow } from '@trade-portal/supplier-api'
import { addressDate, type AddressField } from '../foundation/url/addressFields.ts'
import { isWithinDates } from './isWithinDates.ts'

/** The first and last day of the shown invoices, `YYYY-MM-DD`; '' for no limit. */
export interface InvoiceDates {
  /** Null for the default, which depends on today. */
  readonly from: string | null
  readonly to: string
}

/** In the address, `all` means that there is no first day. */
const addressFrom: AddressField<string | null> = {
  read: (text) => (text === 'all' ? '' : readIsoDate(text)),
  write: (from) => (from === '' ? 'all' : from),
}

/** How the address contains the dates. */
export const dateFields = { from: addressFrom, to: addressDate }

/** The dates that show all invoices. */
export const allDates = { from: '', to: '' }

/** Filters invoices by their dates. @param standard The default first day. */
export function invoicesWithin(standard: string) {
  return ({ from, to }: InvoiceDates) => {
    const dates = { from: from ?? standard, to }
    return ({ date }: InvoiceRow) => isWithinDates(date, dates)
  }
}

import { addressText, type AddressField, type AddressFields } from '../foundation/url/addressFields.ts'
import { documentKeyOf, type DocumentKey } from '../foundation/url/documentAddress.ts'

/** What the address says is paid: an invoice, a statement, or without either the account. */
export type PaymentSubject =
  | { readonly kind: 'invoice'; readonly key: DocumentKey }
  | { readonly kind: 'statement'; readonly date: string }
  | { readonly kind: 'account' }
  /** The address names an invoice that cannot be one. */
  | { readonly kind: 'unknown' }

export interface PayAccountQuery {
  readonly invoiceId: string
  readonly suffix: string
  /** The supplier's key of a statement. */
  readonly statementId: string
}

/** Kept whole: a part of a number is another number. */
const wholeText: AddressField<string> = { read: (text) => (text ?? '').trim(), write: addressText.write }

export const paymentFields: AddressFields<PayAccountQuery> = {
  invoiceId: wholeText,
  suffix: wholeText,
  statementId: wholeText,
}

/** An invoice goes before a statement. The number 0 with the suffix 0 is none, as for the documents' own addresses. */
export function paymentSubject({ invoiceId, suffix, statementId }: PayAccountQuery): PaymentSubject {
  if (invoiceId !== '' && !/^0+$/.test(invoiceId + suffix)) {
    const key = documentKeyOf(invoiceId, suffix === '' ? '0' : suffix)
    return key ? { kind: 'invoice', key } : { kind: 'unknown' }
  }
  return statementId === '' ? { kind: 'account' } : { kind: 'statement', date: statementId }
}

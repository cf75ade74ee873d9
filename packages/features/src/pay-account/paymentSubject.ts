import { addressText, type AddressField, type AddressFields } from '../foundation/url/addressFields.ts'
import { documentKeyOf, type DocumentKey } from '../foundation/url/documentAddress.ts'

/** What is paid according to the address: an invoice, a statement, or otherwise the account. */
export type PaymentSubject =
  | { readonly kind: 'invoice'; readonly key: DocumentKey }
  | { readonly kind: 'statement'; readonly date: string }
  | { readonly kind: 'account' }
  /** The address names an invoice that cannot exist. */
  | { readonly kind: 'unknown' }

export interface PayAccountQuery {
  readonly invoiceId: string
  readonly suffix: string
  /** The supplier's key of a statement. */
  readonly statementId: string
}

/** Unlike `addressText`, this does not shorten the text, because a shortened number would be another number. */
const wholeText: AddressField<string> = { read: (text) => (text ?? '').trim(), write: addressText.write }

export const paymentFields: AddressFields<PayAccountQuery> = {
  invoiceId: wholeText,
  suffix: wholeText,
  statementId: wholeText,
}

/** An invoice takes precedence over a statement. Number 0 with suffix 0 is no invoice, as in the addresses of documents. */
export function paymentSubject({ invoiceId, suffix, statementId }: PayAccountQuery): PaymentSubject {
  if (invoiceId !== '' && !/^0+$/.test(invoiceId + suffix)) {
    const key = documentKeyOf(invoiceId, suffix === '' ? '0' : suffix)
    return key ? { kind: 'invoice', key } : { kind: 'unknown' }
  }
  return statementId === '' ? { kind: 'account' } : { kind: 'statement', date: statementId }
}

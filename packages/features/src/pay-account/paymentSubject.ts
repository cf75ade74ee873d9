import { documentKeyOf, type DocumentKey } from '../documentAddress.ts'
import { addressText, type AddressField, type AddressFields } from '../foundation/url/addressFields.ts'

/** The subject of the payment according to the address: an invoice, a statement, or by default the account. */
export type PaymentSubject =
  | { readonly kind: 'invoice'; readonly key: DocumentKey }
  | { readonly kind: 'statement'; readonly date: string }
  | { readonly kind: 'account' }
  /** The address names an invoice that cannot exist, such as one with a number that is too long. */
  | { readonly kind: 'unknown' }

export interface PayAccountQuery {
  readonly invoiceId: string
  readonly suffix: string
  /** The supplier's key of the statement. */
  readonly statementId: string
}

/** Unlike `addressText`, this field never cuts off text, because a cut number would be a different number. */
const wholeText: AddressField<string> = { read: (text) => (text ?? '').trim(), write: addressText.write }

export const paymentFields: AddressFields<PayAccountQuery> = {
  invoiceId: wholeText,
  suffix: wholeText,
  statementId: wholeText,
}

/**
 * Reads the subject from the address. An invoice takes precedence over a statement. Number 0 with suffix 0 means no invoice,
 * as in addresses of documents.
 */
export function paymentSubject({ invoiceId, suffix, statementId }: PayAccountQuery): PaymentSubject {
  if (invoiceId !== '' && !/^0+$/.test(invoiceId + suffix)) {
    const key = documentKeyOf(invoiceId, suffix === '' ? '0' : suffix)
    return key ? { kind: 'invoice', key } : { kind: 'unknown' }
  }
  return statementId === '' ? { kind: 'account' } : { kind: 'statement', date: statementId }
}

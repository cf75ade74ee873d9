import type { DocumentKey, TransactionPath } from '../../foundation/url/documentAddress.ts'
import { documentKey } from './documentKey.ts'

/** What can be done with a document depends on it. A credit is an invoice with a negative total. */
export type DocumentKind = 'order' | 'quote' | 'invoice' | 'payment' | 'other'

/** The words in a transaction type that decide its kind; the first match counts. */
export const documentKinds: readonly (readonly [DocumentKind, RegExp])[] = [
  // First, because of "Credit Card Payment".
  ['payment', /payment|receipt/i],
  ['invoice', /invoice|credit/i],
  ['quote', /quot/i],
  ['order', /order/i],
]

/** The kind that the supplier's word means. */
export function kindOf(type: string): DocumentKind {
  return documentKinds.find(([, words]) => words.test(type))?.[0] ?? 'other'
}

const types: Readonly<Record<TransactionPath, string>> = {
  orders: 'Order',
  quotes: 'Quote',
  invoices: 'Invoice',
  credits: 'Credit',
  payments: 'Payment',
}

/** The supplier's word for a document, title-cased; until it is loaded, or without one, that of its address. */
export function typeName(type: string, path: TransactionPath): string {
  const known = type.trim()
  return known === '' ? types[path] : known.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** What a document is called, such as "Invoice 500001-0" or "Quote 300001". */
export function headingOf(type: string, key: DocumentKey): string {
  return `${type} ${kindOf(type) === 'invoice' ? documentKey(key) : key.number}`.trim()
}

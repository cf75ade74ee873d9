import type { DocumentKey, TransactionPath } from '../../foundation/url/documentAddress.ts'
import { documentKey } from './documentKey.ts'

/** The kind decides which actions a document has. A credit is an invoice with a negative total. */
export type DocumentKind = 'order' | 'quote' | 'invoice' | 'payment' | 'other'

/** Patterns for the kinds of transaction types. The first match counts. */
export const documentKinds: readonly (readonly [DocumentKind, RegExp])[] = [
  // First, because of "Credit Card Payment".
  ['payment', /payment|receipt/i],
  ['invoice', /invoice|credit/i],
  ['quote', /quot/i],
  ['order', /order/i],
]

/** The kind for the supplier's word. */
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

/** The supplier's word for a document in title case; until it is loaded or if it is blank, the word for its address. */
export function typeName(type: string, path: TransactionPath): string {
  const known = type.trim()
  return known === '' ? types[path] : known.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The heading of a document, such as "Invoice 500001-0" or "Quote 300001". */
export function headingOf(type: string, key: DocumentKey): string {
  return `${type} ${kindOf(type) === 'invoice' ? documentKey(key) : key.number}`.trim()
}

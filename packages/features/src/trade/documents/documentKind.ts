import type { DocumentKey, TransactionPath } from '../../documentAddress.ts'
import { documentKey } from './documentKey.ts'

/**
 * The kind decides which actions a document has. Credits, which are invoices with a negative total, have the kind `invoice`.
 */
export type DocumentKind = 'order' | 'quote' | 'invoice' | 'payment' | 'other'

/** Maps the supplier's transaction type to a document kind: the first pattern that matches decides. */
export const documentKinds: readonly (readonly [DocumentKind, RegExp])[] = [
  // Comes first, because "Credit Card Payment" also matches the pattern of invoices.
  ['payment', /payment|receipt/i],
  ['invoice', /invoice|credit/i],
  ['quote', /quot/i],
  ['order', /order/i],
]

/** The kind of a document, by the supplier's word for its type. */
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

/**
 * The supplier's word for the type of a document, in title case. If that word is blank or not loaded yet, returns the type
 * that the document's path implies.
 */
export function typeName(type: string, path: TransactionPath): string {
  const known = type.trim()
  return known === '' ? types[path] : known.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The heading of a document, such as "Invoice 500001-0" or "Quote 300001". */
export function headingOf(type: string, key: DocumentKey): string {
  return `${type} ${kindOf(type) === 'invoice' ? documentKey(key) : key.number}`.trim()
}

/** The number to show in a list, with the suffix if the heading has it, and for other documents unless it is 0. */
export function documentNumber({ type, ...key }: DocumentKey & { readonly type: string }): string {
  const isFirst = key.suffix === '' || key.suffix === '0'
  return isFirst && kindOf(type) !== 'invoice' ? key.number : documentKey(key)
}

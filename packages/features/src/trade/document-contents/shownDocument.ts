import type { TransactionDetail } from '@trade-portal/supplier-api'
import type { DocumentKey, TransactionPath } from '../../documentAddress.ts'
import { headingOf, kindOf, typeName, type DocumentKind } from '../documents/documentKind.ts'

/** A document, with additional values for its screen. */
export interface ShownDocument extends TransactionDetail {
  readonly kind: DocumentKind
  /** The heading of the screen, such as `Order 300001`. */
  readonly heading: string
  /** The first segment of the document's address. It determines the type of the document if the supplier gives none. */
  readonly path: TransactionPath
}

/**
 * @param key The key in the address. It replaces the key of `detail`, so that actions refer to the requested document.
 */
export function shownDocument(detail: TransactionDetail, key: DocumentKey, path: TransactionPath): ShownDocument {
  const type = typeName(detail.type, path)
  return { ...detail, ...key, type, kind: kindOf(type), heading: headingOf(type, key), path }
}

export function totalTerm({ kind }: Pick<ShownDocument, 'kind'>, tax: string): string {
  return kind === 'payment' ? 'Amount' : `Total inc ${tax}`
}

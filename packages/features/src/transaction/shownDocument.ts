import type { TransactionDetail } from '@trade-portal/supplier-api'
import type { DocumentKey, TransactionPath } from '../foundation/url/documentAddress.ts'
import { headingOf, kindOf, typeName, type DocumentKind } from '../trade/documents/documentKind.ts'

/** A document as its screen shows it. */
export interface ShownDocument extends TransactionDetail {
  readonly kind: DocumentKind
  /** What it is called. */
  readonly heading: string
  /** Of its address, which says what it is where the supplier does not. */
  readonly path: TransactionPath
}

/** @param key Of the address: what is sent is about the document that was asked for. */
export function shownDocument(detail: TransactionDetail, key: DocumentKey, path: TransactionPath): ShownDocument {
  const type = typeName(detail.type, path)
  return { ...detail, ...key, type, kind: kindOf(type), heading: headingOf(type, key), path }
}

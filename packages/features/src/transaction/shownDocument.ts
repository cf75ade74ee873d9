import type { TransactionDetail } from '@trade-portal/supplier-api'
import type { DocumentKey, TransactionPath } from '../foundation/url/documentAddress.ts'
import { headingOf, kindOf, typeName, type DocumentKind } from '../trade/documents/documentKind.ts'

/** A document with the values that its screen shows. */
export interface ShownDocument extends TransactionDetail {
  readonly kind: DocumentKind
  /** Such as `Order 300001`. */
  readonly heading: string
  /** The path in the document's address. It gives the kind if the supplier does not. */
  readonly path: TransactionPath
}

/** @param key From the address, so that actions are about the requested document. */
export function shownDocument(detail: TransactionDetail, key: DocumentKey, path: TransactionPath): ShownDocument {
  const type = typeName(detail.type, path)
  return { ...detail, ...key, type, kind: kindOf(type), heading: headingOf(type, key), path }
}

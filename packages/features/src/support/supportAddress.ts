import type { Widget } from '@trade-portal/supplier-api'
import { bottomBarTypes, isSameWord } from '../trade/access/widgetTypes.ts'

/** Optional text that ends with a colon, then exactly one address. A second recipient does not match. */
const oneAddress = /^(?:[^@]*:)?\s*([^\s@:?&,;<>"]+@[^\s@:?&,;<>"]+)$/

/**
 * The address for support messages, from the first Support Email entry that contains a valid one, without the text before
 * it. Blank if no entry does; the supplier then chooses the recipient.
 */
export function supportAddress(rows: readonly Widget[]): string {
  for (const { type, value } of rows) {
    const address = isSameWord(type, bottomBarTypes.support) ? oneAddress.exec(value.trim())?.[1] : undefined
    if (address !== undefined) return address
  }
  return ''
}

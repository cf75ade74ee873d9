import type { Widget } from '@trade-portal/supplier-api'
import { bottomBarTypes, isSameWord } from '../trade/access/widgetTypes.ts'

/** Optional text that ends with a colon, then exactly one address. A second recipient does not match. */
const oneAddress = /^(?:[^@]*:)?\s*([^\s@:?&,;<>"]+@[^\s@:?&,;<>"]+)$/

/**
 * The address for support messages: that of the first Support Email entry with a valid one, without the text before it.
 * Blank if there is none; the supplier then chooses the recipient.
 */
export function supportAddress(rows: readonly Widget[]): string {
  for (const { type, value } of rows) {
    const address = isSameWord(type, bottomBarTypes.support) ? oneAddress.exec(value.trim())?.[1] : undefined
    if (address !== undefined) return address
  }
  return ''
}

import type { Widget } from '@trade-portal/supplier-api'
import { bottomBarTypes, isSameWord } from '../trade/access/widgetWords.ts'

/** Exactly one address, optionally after a text that ends with a colon. Does not match if there is a second recipient. */
const oneAddress = /^(?:[^@]*:)?\s*([^\s@:?&,;<>"]+@[^\s@:?&,;<>"]+)$/

/**
 * Takes the address for support messages from the first Support Email entry with a valid address, and drops the text before
 * the address. Blank if there is no such entry; the supplier then chooses the recipient.
 */
export function supportAddress(rows: readonly Widget[]): string {
  for (const { type, value } of rows) {
    const address = isSameWord(type, bottomBarTypes.support) ? oneAddress.exec(value.trim())?.[1] : undefined
    if (address !== undefined) return address
  }
  return ''
}

import type { Widget } from '@trade-portal/supplier-api'

/** One address, after text without any that ends in a colon: nothing may smuggle in a second recipient. */
const oneAddress = /^(?:[^@]*:)?\s*([^\s@:?&,;<>"]+@[^\s@:?&,;<>"]+)$/

/**
 * Where messages to the support go: the address of the first Support Email entry that has one, without the text before
 * it. Blank where there is none: then the supplier decides.
 */
export function supportAddress(rows: readonly Widget[]): string {
  for (const { type, value } of rows) {
    const address = type.toLowerCase() === 'support email' ? oneAddress.exec(value.trim())?.[1] : undefined
    if (address !== undefined) return address
  }
  return ''
}

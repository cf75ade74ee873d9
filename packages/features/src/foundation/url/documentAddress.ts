/** The first segment of a transaction's address: the list that it belongs to. */
const transactionTypes = ['orders', 'quotes', 'invoices', 'payments', 'credits'] as const
export type TransactionPath = (typeof transactionTypes)[number]

/** The given segment, if it is the first segment of a transaction's address; otherwise undefined. */
export function transactionPath(segment: string | undefined): TransactionPath | undefined {
  return transactionTypes.find((known) => known === segment)
}

export interface DocumentKey {
  readonly number: string
  readonly suffix: string
}

/** For number and suffix, in characters. */
const maxKeyLength = 200

/**
 * The segment of a document, such as `100234-0`; `readDocument` reads it back. Number and suffix may be any text. Characters
 * that a path cannot contain are encoded, and so are hyphens of the suffix, so that the last bare hyphen separates the two.
 */
export function writeDocument({ number, suffix }: DocumentKey): string {
  return `${encode(number)}-${encode(suffix).replaceAll('-', '%2D')}`
}

/**
 * Splits a segment such as `100234-0` into number and suffix. Both stay strings, because a JavaScript number would drop
 * leading zeros and lose precision.
 * @returns undefined if the number is missing or too long, or both are zero, which is no document
 */
export function readDocument(segment: string | undefined): DocumentKey | undefined {
  const [, number = '', suffix = ''] = /^(.+)-([^-]*)$/su.exec(segment ?? '') ?? []
  return documentKeyOf(decode(number), decode(suffix))
}

/** @returns undefined if it cannot be the key of a document; see `readDocument` */
export function documentKeyOf(number: string, suffix: string): DocumentKey | undefined {
  if (number.trim() === '' || number.length > maxKeyLength || suffix.length > maxKeyLength) return undefined
  return /^0+$/.test(number + suffix) ? undefined : { number, suffix }
}

/** Characters that would end a segment, begin another part of the address, or be decoded on the way. */
const reserved = /[%/\\?#\p{Cc}]/gu

const encode = (text: string) => text.replaceAll(reserved, (sign) => `%${hexOf(sign)}`)
const decode = (text: string) =>
  text.replaceAll(/%([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** All reserved characters have codes of at most two hexadecimal digits. */
const hexOf = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')

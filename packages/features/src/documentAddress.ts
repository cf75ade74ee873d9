/**
 * The texts that can be the first segment of a document's address. The segment names the list that contains the document.
 */
const transactionTypes = ['orders', 'quotes', 'invoices', 'payments', 'credits'] as const
export type TransactionPath = (typeof transactionTypes)[number]

/** The given segment, if it can be the first segment of a document's address; otherwise undefined. */
export function transactionPath(segment: string | undefined): TransactionPath | undefined {
  return transactionTypes.find((known) => known === segment)
}

export interface DocumentKey {
  readonly number: string
  readonly suffix: string
}

const maxKeyLength = 200

/**
 * The segment for a document, such as `100234-0`. `readDocument` reads it. Number and suffix may be any texts. Characters
 * that a path cannot contain are encoded. Hyphens of the suffix are encoded too, so the last hyphen always separates number
 * and suffix.
 */
export function writeDocument({ number, suffix }: DocumentKey): string {
  return `${encode(number)}-${encode(suffix).replaceAll('-', '%2D')}`
}

/**
 * Splits a segment such as `100234-0` into number and suffix. Both stay strings, because a JavaScript number would drop
 * leading zeros and lose precision.
 * @returns undefined if the number is missing, if the number or the suffix is too long, or if both consist of zeros, which
 * means no document
 */
export function readDocument(segment: string | undefined): DocumentKey | undefined {
  const [, number = '', suffix = ''] = /^(.+)-([^-]*)$/su.exec(segment ?? '') ?? []
  return documentKeyOf(decode(number), decode(suffix))
}

/** @returns undefined if number and suffix cannot identify a document; see `readDocument` */
export function documentKeyOf(number: string, suffix: string): DocumentKey | undefined {
  if (number.trim() === '' || number.length > maxKeyLength || suffix.length > maxKeyLength) return undefined
  return /^0+$/.test(number + suffix) ? undefined : { number, suffix }
}

/**
 * Characters that would end a path segment or the path, or that the browser or the router might decode too early, before
 * `readDocument` does.
 */
const reserved = /[%/\\?#\p{Cc}]/gu

const encode = (text: string) => text.replaceAll(reserved, (sign) => `%${hexOf(sign)}`)
const decode = (text: string) =>
  text.replaceAll(/%([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** Two hexadecimal digits are enough for all reserved characters. */
const hexOf = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')

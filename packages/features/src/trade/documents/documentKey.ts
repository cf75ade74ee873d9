import type { DocumentKey } from '../../documentAddress.ts'

export const documentKey = ({ number, suffix }: DocumentKey) => `${number}-${suffix}`

/**
 * Identifies a document among documents of all types. The heading of a document is not enough, because most headings leave
 * out the suffix.
 */
export const documentId = ({ type, ...key }: DocumentKey & { readonly type: string }) => `${type} ${documentKey(key)}`

/**
 * The value by which a list sorts documents. A number of up to 15 digits is exact as a JavaScript number, and is sorted as
 * one. Anything else is sorted as text.
 */
export function documentSortKey({ number }: DocumentKey): number | string {
  return /^\d{1,15}$/.test(number) ? Number(number) : number
}

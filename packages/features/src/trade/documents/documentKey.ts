import type { DocumentKey } from '../../foundation/url/documentAddress.ts'

/** Identifies a document in its list. */
export const documentKey = ({ number, suffix }: DocumentKey) => `${number}-${suffix}`

/** Identifies a document among documents of all types. Headings cannot do this, because most have no suffix. */
export const documentId = ({ type, ...key }: DocumentKey & { readonly type: string }) => `${type} ${documentKey(key)}`

/** The number to show in a list, with the suffix unless it is 0. */
export const documentNumber = ({ number, suffix }: DocumentKey) =>
  suffix === '' || suffix === '0' ? number : `${number}-${suffix}`

/** The value to sort by: `number` as a number if it is numeric, otherwise as text. */
export function documentSortKey({ number }: DocumentKey): number | string {
  return /^\d{1,15}$/.test(number) ? Number(number) : number
}

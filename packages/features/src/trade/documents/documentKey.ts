import type { DocumentKey } from '../../foundation/url/documentAddress.ts'

/** Tells a document from all others of its list. */
export const documentKey = ({ number, suffix }: DocumentKey) => `${number}-${suffix}`

/** Tells a document from all others, also of other types. A heading does not: most have no suffix. */
export const documentId = ({ type, ...key }: DocumentKey & { readonly type: string }) => `${type} ${documentKey(key)}`

/** What people call it in a list: the suffix is said where there are several documents of one number. */
export const documentNumber = ({ number, suffix }: DocumentKey) =>
  suffix === '' || suffix === '0' ? number : `${number}-${suffix}`

/** For sorting: numbers by their value, whatever else an id may be by its text. */
export function documentSortKey({ number }: DocumentKey): number | string {
  return /^\d{1,15}$/.test(number) ? Number(number) : number
}

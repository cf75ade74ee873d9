/** The first segment of a transaction's address: the list that it belongs to. */
const transactionTypes = ['orders', 'quotes', 'invoices', 'payments', 'credits'] as const
export type TransactionPath = (typeof transactionTypes)[number]

/** The first segment of an address, if it is one of them. */
export function transactionPath(segment: string | undefined): TransactionPath | undefined {
  return transactionTypes.find((known) => known === segment)
}

export interface DocumentKey {
  readonly number: string
  readonly suffix: string
}

/** Maximum length of the segment, in characters. */
const maxLength = 60

/**
 * Splits a segment such as `100234-0` into number and suffix. It is split at the last hyphen, because the number itself
 * may contain hyphens. Both stay strings, because a JavaScript number would drop leading zeros and lose precision.
 * @returns undefined if the number or the suffix is missing, or both are zero, which is no document
 */
export function readDocument(segment: string | undefined): DocumentKey | undefined {
  const match = /^([A-Za-z\d][\w.-]*)-([A-Za-z\d]+)$/.exec(segment ?? '')
  if (!match || match[0].length > maxLength) return undefined
  const [, number = '', suffix = ''] = match
  if (/^0+$/.test(number + suffix)) return undefined
  return { number, suffix }
}

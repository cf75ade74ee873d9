/** The lists whose rows lead to a transaction: the first segment of its address. */
export const transactionTypes = ['orders', 'quotes', 'invoices', 'payments', 'credits'] as const
export type TransactionPath = (typeof transactionTypes)[number]

export interface DocumentKey {
  readonly number: string
  readonly suffix: string
}

/** Characters of a document number in an address, at most. */
const longest = 60

/**
 * Number and suffix of a segment such as `100234-0`, parted at its last hyphen because a number may hold hyphens
 * itself. Undefined where one of them is missing. Identifiers stay text: a number would lose leading zeros and digits.
 */
export function readDocument(segment: string | undefined): DocumentKey | undefined {
  const match = /^([A-Za-z\d][\w.-]*)-([A-Za-z\d]+)$/.exec(segment ?? '')
  if (!match || match[0].length > longest) return undefined
  const [, number = '', suffix = ''] = match
  return { number, suffix }
}

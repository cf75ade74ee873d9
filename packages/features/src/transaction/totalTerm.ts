import type { ShownDocument } from './shownDocument.ts'

/** The label of a document's total. */
export function totalTerm({ kind }: Pick<ShownDocument, 'kind'>, tax: string): string {
  return kind === 'payment' ? 'Amount' : `Total inc ${tax}`
}

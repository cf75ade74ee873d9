import type { ShownDocument } from './shownDocument.ts'

/** What the total of a document is called. */
export function totalTerm({ kind }: Pick<ShownDocument, 'kind'>, tax: string): string {
  return kind === 'payment' ? 'Amount' : `Total inc ${tax}`
}

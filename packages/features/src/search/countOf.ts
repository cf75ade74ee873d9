import { counted } from '../foundation/lists/counted.ts'

/** How many products match a term, in words. */
export function countOf(count: number, term: string): string {
  if (count === 0) return 'No matching records.'
  return `${counted(count, 'product')} for “${term}”`
}

/** How many products match a term, in words. */
export function countOf(count: number, term: string): string {
  if (count === 0) return 'No matching records.'
  return `${count === 1 ? '1 product' : `${count} products`} for “${term}”`
}

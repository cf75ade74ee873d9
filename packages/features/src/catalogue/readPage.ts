/** The page number of an address: a whole number from 1; anything else is 1. */
export function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1
  return Math.max(1, page)
}

/** The maximum quantity: far below the largest safe integer, so that amounts are exact, and short enough for a row. */
export const greatestQuantity = 9_999_999

/** Maximum length of typed text. No intended quantity is that long. */
export const longestDraft = 24

/** Reads a whole number above 0; null for any other text. A number that is too large becomes `greatestQuantity`. */
export function parseQuantity(text: string): number | null {
  if (!/^[0-9]+$/.test(text)) return null
  const quantity = Math.min(Number(text), greatestQuantity)
  return quantity >= 1 ? quantity : null
}

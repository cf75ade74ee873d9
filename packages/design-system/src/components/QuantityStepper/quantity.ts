/** Far below the largest safe integer, so that amounts are computed exactly, and short enough for a row. */
export const greatestQuantity = 9_999_999

/** Maximum length of typed text. No intended quantity is that long. */
export const longestDraft = 24

/** The whole number, `min` or more, in a text; null for any other text. A larger one becomes `greatestQuantity`. */
export function parseQuantity(text: string, min: number): number | null {
  if (!/^[0-9]+$/.test(text)) return null
  const quantity = Math.min(Number(text), greatestQuantity)
  return quantity >= min ? quantity : null
}

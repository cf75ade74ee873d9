/** Far below the greatest safe integer, so that amounts computed from it are exact, and short enough for a row. */
export const greatestQuantity = 9_999_999

/** Most characters of a typed text. No quantity that people type on purpose is as long. */
export const longestDraft = 24

/** The whole number from `min` up that a text means; null for any other text. A larger one becomes `greatestQuantity`. */
export function parseQuantity(text: string, min: number): number | null {
  if (!/^[0-9]+$/.test(text)) return null
  const quantity = Math.min(Number(text), greatestQuantity)
  return quantity >= min ? quantity : null
}

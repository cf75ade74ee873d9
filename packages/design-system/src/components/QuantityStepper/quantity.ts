/** Far below the greatest safe integer, so that amounts of it are exact and its digits fit into a row. */
export const greatestQuantity = 9_999_999

/** Longer than any quantity that people type on purpose. */
export const longestDraft = 24

/** A whole number from `min` up, null for anything else. A larger number becomes the greatest quantity. */
export function parseQuantity(text: string, min: number): number | null {
  if (!/^[0-9]+$/.test(text)) return null
  const quantity = Math.min(Number(text), greatestQuantity)
  return quantity >= min ? quantity : null
}

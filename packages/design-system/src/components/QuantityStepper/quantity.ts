/** One less than the last number that whole-number arithmetic can be trusted with. */
export const greatestQuantity = Number.MAX_SAFE_INTEGER - 1

/** No number that anybody means is longer. */
export const longestDraft = 24

/** A whole number from `min` up, null for anything else. Too large a number becomes the greatest there is. */
export function parseQuantity(text: string, min: number): number | null {
  if (!/^[0-9]+$/.test(text)) return null
  const quantity = Math.min(Number(text), greatestQuantity)
  return quantity >= min ? quantity : null
}

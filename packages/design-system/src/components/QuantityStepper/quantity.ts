/** The greatest quantity that can still be increased by one without a rounding error. */
export const greatestQuantity = Number.MAX_SAFE_INTEGER - 1

/** Longer than any quantity that somebody means to type. */
export const longestDraft = 24

/** A whole number from `min` up, null for anything else. A larger number becomes the greatest quantity. */
export function parseQuantity(text: string, min: number): number | null {
  if (!/^[0-9]+$/.test(text)) return null
  const quantity = Math.min(Number(text), greatestQuantity)
  return quantity >= min ? quantity : null
}

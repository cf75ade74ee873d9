/** The sum of the known amounts in cents, and the number of unknown amounts. */
export function totalOf(amounts: readonly (number | null)[]): { readonly total: number; readonly missing: number } {
  let total = 0
  let missing = 0
  for (const amount of amounts) {
    if (amount === null) missing += 1
    else total += amount
  }
  return { total, missing }
}

/** The sum of amounts in cents; null if one of them is unknown, because a sum in a CSV file cannot say so. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  const { total, missing } = totalOf(amounts)
  return missing === 0 ? total : null
}

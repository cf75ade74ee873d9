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

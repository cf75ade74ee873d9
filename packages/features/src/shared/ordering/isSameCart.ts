import type { CartLine } from '@trade-portal/supplier-api'

/** Whether two readings of a cart hold the same lines, quantities and prices, delivery charges of ours aside. */
export function isSameCart(now: readonly CartLine[], shown: readonly CartLine[], charges: readonly string[]): boolean {
  return fingerprint(now, charges) === fingerprint(shown, charges)
}

function fingerprint(lines: readonly CartLine[], charges: readonly string[]): string {
  return JSON.stringify(
    lines
      .filter((line) => !charges.includes(line.productId))
      .map((line) => [line.lineId, line.productId, line.unit, line.quantity, line.unitPrice, line.unitGst])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )
}

import type { StockStatus } from '@trade-portal/supplier-api'
import { hasOtherPrice, inThousandths, linePrice } from './cartTotals.ts'

/** The fields of a line of a cart, list or document that a comparison needs. */
export interface ComparedLine {
  readonly productId: string
  readonly name: string
  readonly unit: string
  readonly quantity: number
  /** Cents without tax; null or 0 if there is no price. */
  readonly unitPrice: number | null
  /** Compared only where both answers say it: no call is sent for it. */
  readonly stockStatus?: StockStatus | null
}

export interface LineDifference {
  /** Null if there was no such line before. */
  readonly before: ComparedLine | null
  /** Null if there is no such line now. */
  readonly now: ComparedLine | null
}

/**
 * The lines that are new or gone, or that differ in quantity, unit, price or stock. Lines with the same product and unit are
 * added up first. A missing price or stock does not count as a difference.
 */
export function lineDifferences(before: readonly ComparedLine[], now: readonly ComparedLine[]): LineDifference[] {
  const after = linesByKey(now)
  const pairs = [...linesByKey(before)].map(([key, line]) => {
    const same = after.get(key)
    after.delete(key)
    return { before: line, now: same ?? null }
  })
  const changed = pairs.map((pair): LineDifference => {
    if (pair.now !== null) return pair
    const [key, other] = [...after].find(([, { productId }]) => productId === pair.before.productId) ?? []
    if (key !== undefined) after.delete(key)
    return { ...pair, now: other ?? null }
  })
  return [...changed.filter(differs), ...[...after.values()].map((line) => ({ before: null, now: line }))]
}

/** The lines that a change added to a cart: the lines after the change, minus the quantities before the change. */
export function gainedLines(before: readonly ComparedLine[], after: readonly ComparedLine[]): ComparedLine[] {
  const earlier = linesByKey(before)
  return [...linesByKey(after)].flatMap(([key, line]) => {
    const quantity = inThousandths(line.quantity - (earlier.get(key)?.quantity ?? 0))
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** The total price of the lines in cents without tax; null if a line has no price. */
export function linesTotal(lines: readonly ComparedLine[]): number | null {
  return lines.reduce<number | null>((sum, line) => {
    const price = line.unitPrice === 0 ? null : linePrice(line)
    return sum === null || price === null ? null : sum + price
  }, 0)
}

function linesByKey(lines: readonly ComparedLine[]): Map<string, ComparedLine> {
  const found = new Map<string, ComparedLine>()
  for (const line of lines) {
    const key = `${line.productId} ${line.unit}`
    const quantity = inThousandths((found.get(key)?.quantity ?? 0) + line.quantity)
    found.set(key, { ...(found.get(key) ?? line), quantity })
  }
  return found
}

function differs({ before, now }: LineDifference): boolean {
  if (before === null || now === null) return true
  return (
    before.unit !== now.unit ||
    before.quantity !== now.quantity ||
    hasOtherPrice(before, now) ||
    stockChange(before, now) !== undefined
  )
}

/** Undefined unless both lines say what is in stock, and do not say the same. */
export function stockChange({ stockStatus: before }: ComparedLine, { stockStatus: now }: ComparedLine) {
  return before && now && before !== now ? { before, now } : undefined
}

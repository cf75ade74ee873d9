import type { Tally } from '@trade-portal/supplier-api'

/** A length in metres and its quantity while they are being entered. Each is null while its field is empty. */
export interface TallyEntry {
  readonly length: number | null
  readonly quantity: number | null
}

export interface TallyRow extends TallyEntry {
  readonly id: number
}

/** The greatest length in metres. It is also the greatest quantity of one length. */
export const greatestTally = 99_999

/** The valid rows, with lengths rounded to centimetres and quantities rounded down to whole pieces. */
export function cleanTally(rows: readonly TallyEntry[]): Tally[] {
  return rows
    .map((row) => ({
      length: inCentimetres(row.length) / 100,
      quantity: Math.floor(withinLimits(row.quantity)),
    }))
    .filter((row) => row.length > 0 && row.quantity > 0)
}

/** Total length in metres, exact to the centimetre. */
export function totalLength(rows: readonly TallyEntry[]): number {
  return cleanTally(rows).reduce((sum, row) => sum + inCentimetres(row.length) * row.quantity, 0) / 100
}

/**
 * Returns one row for each stocked length, shortest first, with the entered quantity or 0. Then come the rows of entered
 * lengths that are not stocked, so that no entry is lost.
 */
export function stockedRows(stocked: readonly number[], entered: readonly TallyRow[]): TallyRow[] {
  const lengths = [...new Set(stocked.map(inCentimetres))].filter((length) => length > 0).toSorted((a, b) => a - b)
  const rows = lengths.map(
    (length): TallyRow =>
      entered.find((row) => inCentimetres(row.length) === length) ?? {
        // Negative, so that it differs from the ids of entered rows, which start at 0.
        id: -length,
        length: length / 100,
        quantity: 0,
      },
  )
  const others = entered.filter((row) => inCentimetres(row.length) > 0 && !rows.includes(row))
  return [...rows, ...others]
}

/** Whether two tallies have the same pieces, in any order of their rows. */
export function isSameTally(a: readonly TallyEntry[], b: readonly TallyEntry[]): boolean {
  return JSON.stringify(pieces(a)) === JSON.stringify(pieces(b))
}

/** The quantity of each length, as pairs of length in centimetres and quantity, shortest first. */
function pieces(rows: readonly TallyEntry[]): [number, number][] {
  const counts = new Map<number, number>()
  for (const row of cleanTally(rows)) {
    const length = inCentimetres(row.length)
    counts.set(length, (counts.get(length) ?? 0) + row.quantity)
  }
  return [...counts].toSorted(([a], [b]) => a - b)
}

export function isStocked(stocked: readonly number[], { length }: TallyEntry): boolean {
  return stocked.some((other) => inCentimetres(other) === inCentimetres(length))
}

function inCentimetres(metres: number | null): number {
  return Math.round(withinLimits(metres) * 100)
}

function withinLimits(value: number | null): number {
  return value !== null && Number.isFinite(value) && value > 0 ? Math.min(value, greatestTally) : 0
}

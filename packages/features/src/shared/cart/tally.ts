import type { Tally } from '@trade-portal/supplier-api'

/** A length in metres and its quantity while they are entered; null while a field is empty. */
export interface TallyEntry {
  readonly length: number | null
  readonly quantity: number | null
}

/** The valid rows, with lengths rounded to centimetres and quantities rounded down to whole pieces. */
export function cleanTally(rows: readonly TallyEntry[]): Tally[] {
  return rows
    .map((row) => ({
      length: Math.round(atLeastZero(row.length) * 100) / 100,
      quantity: Math.floor(atLeastZero(row.quantity)),
    }))
    .filter((row) => row.length > 0 && row.quantity > 0)
}

/** Total length in metres, exact to the centimetre. */
export function totalLength(rows: readonly TallyEntry[]): number {
  return cleanTally(rows).reduce((sum, row) => sum + Math.round(row.length * 100) * row.quantity, 0) / 100
}

function atLeastZero(value: number | null): number {
  return value !== null && Number.isFinite(value) && value > 0 ? value : 0
}

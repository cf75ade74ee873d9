/** A line as the supplier sends it, in decimal text: amounts with cents, the quantity with thousandths of a unit. */
export interface RandomLine {
  readonly price: string
  readonly quantity: string
  readonly gst: string
}

type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An invoice, or a credit with negative prices. */
export function randomDocument(random: Random): readonly RandomLine[] {
  const sign = random() < 0.2 ? -1 : 1
  const whole = (limit: number) => Math.floor(random() * limit)
  return Array.from({ length: 1 + whole(8) }, () => {
    // Small and large prices, but not 0, which means that there is no price.
    const cents = 1 + whole(random() < 0.5 ? 1000 : 10_000_000)
    const thousandths = random() < 0.5 ? 1000 * whole(1000) : whole(100_000)
    return {
      price: decimals(sign * cents, 2),
      quantity: decimals(thousandths, 3),
      gst: decimals(sign * Math.round(cents / 10), 2),
    }
  })
}

/** Writes a whole number of cents or thousandths as decimal text, without arithmetic on fractions. */
function decimals(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The inverse of `decimals`: how many of the smallest units a decimal text stands for. */
export function exactUnits(text: string): bigint {
  return BigInt(text.replace('.', ''))
}

/** Cents times thousandths of a unit, in cents; halves are rounded away from zero. */
export function multiplyExactly(cents: bigint, thousandths: bigint): bigint {
  const product = cents * thousandths
  const magnitude = product < 0n ? -product : product
  const rounded = (magnitude + 500n) / 1000n
  return product < 0n ? -rounded : rounded
}

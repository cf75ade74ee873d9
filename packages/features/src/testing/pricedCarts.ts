import type { CartLine } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { exampleLine } from './exampleLine.ts'

const line = fc.record({
  /** Cents. Null and 0 are prices on request. */
  cost: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  /** Thousandths of a unit. */
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  /** Tenths of a percent, of this line alone. */
  own: fc.option(fc.integer({ min: 0, max: 10_000 })),
})

/** Generated carts with mark-ups, and the customer's amounts, which are calculated in whole numbers. */
export const pricedCarts = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 30 }),
    /** Tenths of a percent, of all lines without their own. */
    markUp: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ lines, markUp }) => {
    const costs = lines.map(({ cost, quantity }, index): CartLine => ({
      ...exampleLine,
      lineId: String(index),
      quantity: quantity / 1000,
      unitPrice: cost,
      unitGst: cost,
    }))
    const keyOf = (index: number) => `${index} ${exampleLine.productId}`
    const amounts = lines.map(({ cost, quantity, own }, index) => {
      const key = keyOf(index)
      if (cost === null || cost === 0) return { key, price: null, total: null }
      const price = halfUp(BigInt(cost) * BigInt(1000 + (own ?? markUp)))
      return { key, price: Number(price), total: Number(halfUp(price * BigInt(quantity))) }
    })
    return {
      costs,
      markUp: markUp / 10,
      ownMarkUps: Object.fromEntries(
        lines.flatMap(({ own }, index) => (own === null ? [] : [[keyOf(index), own / 10]])),
      ),
      amounts,
      unpriced: amounts.filter(({ price }) => price === null).length,
      total: amounts.every(({ price }) => price === null)
        ? null
        : amounts.reduce((sum, { total }) => sum + (total ?? 0), 0),
    }
  })

const halfUp = (thousandths: bigint) => (thousandths + 500n) / 1000n

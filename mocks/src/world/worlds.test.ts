import { describe, expect, test } from 'vitest'
import { processorMs } from '../testing/processorMs.ts'
import { fixedNow } from './calendar.ts'
import { worldNames, worlds } from './index.ts'

describe.each(worldNames())('The demo data %s', (name) => {
  const world = worlds[name]()

  test('is deterministic', () => {
    expect(worlds[name]()).toEqual(world)
  })

  test('has unique product codes and document numbers', () => {
    const numbers = [...world.orders, ...world.invoices, ...world.payments].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(world.products.map(({ id }) => id)).size).toBe(world.products.length)
  })

  test('has no payment above the amount of its invoice', () => {
    const open = new Map(world.invoices.map(({ number, totals }) => [number, totals.incGst]))
    for (const { number, amount } of world.payments.flatMap(({ allocations }) => allocations)) {
      expect(Math.abs(amount)).toBeLessThanOrEqual(Math.abs(open.get(number) ?? 0))
      open.set(number, (open.get(number) ?? 0) - amount)
    }
  })
})

test('The large demo data of 10,000 rows is built within a second', () => {
  const began = processorMs()
  const { orders, invoices, products, lists } = worlds.large()
  expect(processorMs() - began).toBeLessThan(1000)
  expect(orders.length).toBeGreaterThanOrEqual(10_000)
  expect(invoices).toHaveLength(10_000)
  expect(products.filter(({ isHidden }) => !isHidden)).toHaveLength(10_000)
  expect(lists.find(({ cart }) => cart.id === 'everything')?.cart.lines).toHaveLength(400)
})

describe('The typical demo data', () => {
  const world = worlds.typical()

  test('has at least 300 products, each in a class of the menu', () => {
    const listed = world.products.filter(({ isHidden }) => !isHidden)
    expect(listed.length).toBeGreaterThanOrEqual(300)
    const classes = new Set(world.menu.map((row) => `${row.category}/${row.type}/${row.class}`))
    expect(listed.filter((product) => !classes.has(`${product.category}/${product.type}/${product.class}`))).toEqual([])
  })

  test('has prices in descending order from retail to best', () => {
    for (const { prices } of world.products.filter(({ isHidden }) => !isHidden)) {
      const [rrp = 0, trade = 0, customer = 0, best = 0] = [prices.rrp, prices.trade, prices.customer, prices.best].map(
        (price) => price ?? 0,
      )
      expect(rrp > trade && trade >= customer && customer >= best && best > 0).toBe(true)
    }
  })

  test('has a year of orders, quotes, invoices and credits', () => {
    const { orders, invoices, payments } = world
    expect(orders.length).toBeGreaterThanOrEqual(40)
    expect(orders.filter(({ createdAt }) => new Date(createdAt) > fixedNow)).toEqual([])
    const dates = invoices.map(({ date }) => date.slice(0, 7)).toSorted()
    expect([dates[0], dates.at(-1)]).toEqual(['2025-12', '2026-11'])
    const types = new Set([...orders, ...invoices].map(({ type }) => type))
    expect(types).toEqual(new Set(['Order', 'Quote', 'Invoice', 'Credit']))
    expect(payments.length).toBeGreaterThan(8)
  })

  test('has a delivery charge for every vehicle at any distance', () => {
    const charges = world.vehicleTypes.flatMap(({ zones }) => zones.map(({ chargeProductId }) => chargeProductId))
    expect(charges.filter((id) => !world.products.some((product) => product.id === id))).toEqual([])
    expect(world.vehicleTypes.every(({ zones }) => zones.at(-1)?.upToKm === Number.POSITIVE_INFINITY)).toBe(true)
  })
})

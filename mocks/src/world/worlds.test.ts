import { processorMs } from '../testing/processorMs.ts'
import { describe, expect, test } from 'vitest'
import { worldNames, worlds, type WorldName } from './index.ts'
import { totalsOf } from './money.ts'

const unique = (values: readonly unknown[]) => new Set(values).size === values.length

describe.each(worldNames())('the world %s', (name) => {
  const world = worlds[name]()

  test('is deterministic', () => {
    expect(worlds[name]()).toEqual(world)
  })

  test('has unique ids', () => {
    const numbers = [...world.orders, ...world.invoices, ...world.payments].map(({ number }) => number)
    const carts = [...world.carts, ...world.lists.map(({ cart }) => cart)]
    expect(unique(numbers)).toBe(true)
    expect(unique(world.products.map(({ id }) => id))).toBe(true)
    expect(unique(carts.map(({ id }) => id))).toBe(true)
    expect(unique(world.users.map(({ id }) => id))).toBe(true)
    expect(unique(world.users.map(({ contactId }) => contactId))).toBe(true)
    expect(unique(world.users.map(({ userName }) => userName.toLowerCase()))).toBe(true)
  })

  test('has both demonstration accounts, and one that cannot sign in', () => {
    const access = Object.fromEntries(world.users.map(({ userName, canUseWeb }) => [userName, canUseWeb]))
    expect(access).toMatchObject({ 'demo-admin': true, 'demo-sales': true, 'demo-locked': false })
  })

  test('has totals that are the sums of their lines', () => {
    const wrong = [...world.orders, ...world.invoices].filter(({ lines, totals }) => {
      const { exGst, gst, incGst } = totalsOf(lines)
      return exGst !== totals.exGst || gst !== totals.gst || incGst !== totals.incGst
    })
    expect(wrong).toEqual([])
  })

  test('has no payments above the invoiced amounts', () => {
    const open = new Map(world.invoices.map(({ number, totals }) => [number, totals.incGst]))
    for (const { number, amount } of world.payments.flatMap(({ allocations }) => allocations)) {
      expect(Math.abs(amount)).toBeLessThanOrEqual(Math.abs(open.get(number) ?? 0))
      open.set(number, (open.get(number) ?? 0) - amount)
    }
  })
})

test.each<readonly [WorldName, string]>([
  ['empty', 'demo-empty'],
  ['onHold', 'demo-hold'],
  ['suspended', 'demo-suspended'],
  ['usa', 'demo-usa'],
  ['large', 'demo-large'],
])('the world %s has the account %s that selects it', (name, userName) => {
  expect(worlds[name]().users.find((user) => user.userName === userName)).toMatchObject({ role: 'admin' })
})

test('large has 10,000 entries of each kind, and is created within a second', () => {
  const began = processorMs()
  const { orders, invoices, products, lists } = worlds.large()
  expect(processorMs() - began).toBeLessThan(1000)
  expect(orders.length).toBeGreaterThanOrEqual(10_000)
  expect(invoices).toHaveLength(10_000)
  expect(products.filter(({ isHidden }) => !isHidden)).toHaveLength(10_000)
  expect(lists.find(({ cart }) => cart.id === 'everything')?.cart.lines).toHaveLength(400)
})

test('usa has no tax in its prices', () => {
  const { tax, states, suburbs } = worlds.usa()
  expect(tax).toEqual({ inCarts: 0, onOrders: 8.25 })
  expect(states.map(({ id }) => id)).toContain('TX')
  expect(suburbs.every(({ postCode }) => /^\d{5}$/.test(postCode))).toBe(true)
})

test('typical has a year of invoices, some of them overdue, and credits', () => {
  const { invoices, payments } = worlds.typical()
  const dates = invoices.map(({ date }) => date).toSorted()
  expect(dates[0]?.slice(0, 7)).toBe('2025-12')
  expect(dates.at(-1)?.slice(0, 7)).toBe('2026-11')
  expect(new Set(invoices.map(({ type }) => type))).toEqual(new Set(['Invoice', 'Credit']))
  expect(payments.length).toBeGreaterThan(8)
})

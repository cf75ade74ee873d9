import { expect, test } from 'vitest'
import { fixedNow } from './calendar.ts'
import { worlds } from './index.ts'

const world = worlds.typical()

test('has at least 300 products with unique codes, each in a class of the menu', () => {
  const listed = world.products.filter(({ isHidden }) => !isHidden)
  expect(listed.length).toBeGreaterThanOrEqual(300)
  expect(new Set(world.products.map(({ id }) => id)).size).toBe(world.products.length)
  const classes = new Set(world.menu.map((row) => `${row.category}/${row.type}/${row.class}`))
  expect(listed.filter((product) => !classes.has(`${product.category}/${product.type}/${product.class}`))).toEqual([])
})

test('has prices in descending order from retail to best', () => {
  const wrong = world.products.filter(({ isHidden, prices }) => {
    const [rrp = 0, trade = 0, customer = 0, best = 0] = [prices.rrp, prices.trade, prices.customer, prices.best].map(
      (price) => price ?? 0,
    )
    return !isHidden && !(rrp > trade && trade >= customer && customer >= best && best > 0)
  })
  expect(wrong).toEqual([])
})

test('has the products to which the registry’s examples refer', () => {
  expect(world.products.find(({ id }) => id === 'TM100001')).toMatchObject({ isTally: true, category: 'TIMBER' })
  expect(world.products.find(({ id }) => id === 'FX100001')).toMatchObject({
    isTally: false,
    units: [{ name: 'EA' }, { name: 'BOX' }],
  })
})

test('has a year of orders and quotes, none of them in the future', () => {
  expect(world.orders.length).toBeGreaterThanOrEqual(40)
  expect(new Set(world.orders.map(({ number }) => number)).size).toBe(world.orders.length)
  expect(new Set(world.orders.map(({ type }) => type))).toEqual(new Set(['Order', 'Quote']))
  expect(world.orders.filter(({ createdAt }) => new Date(createdAt) > fixedNow)).toEqual([])
})

test('has a delivery charge for every vehicle and distance', () => {
  const charges = world.vehicleTypes.flatMap(({ zones }) => zones.map(({ chargeProductId }) => chargeProductId))
  expect(charges.filter((id) => !world.products.some((product) => product.id === id))).toEqual([])
  expect(world.vehicleTypes.every(({ zones }) => zones.at(-1)?.upToKm === Number.POSITIVE_INFINITY)).toBe(true)
})

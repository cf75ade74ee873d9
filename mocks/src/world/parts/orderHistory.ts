import type { SimpleFaker } from '@faker-js/faker'
import { addDays } from '../calendar.ts'
import { taxOf, totalsOf } from '../money.ts'
import type { Customer, IsoDay, Order, OrderLine, Product, TallyRow, World } from '../world.ts'

const jobs = [
  'Lot 12 carport',
  'Whitlam St duplex',
  'Garden studio',
  'Kellyville extension',
  'Deck replacement',
  'Shed roof',
  'Unit 4 fitout',
  'Ashby St frames',
  'Granny flat',
  '',
]

/** Orders and quotes of the last year, most of them recent. Numbers increase with time. */
export function orderHistory(
  faker: SimpleFaker,
  today: IsoDay,
  customer: Customer,
  { products, branches, suburbs, tax }: Pick<World, 'products' | 'branches' | 'suburbs' | 'tax'>,
): Order[] {
  const sold = products.filter((product) => !product.isHidden)
  const local = suburbs.filter(({ state }) => state === customer.state)
  const ages = Array.from({ length: 42 }, (_, index) => Math.round((index / 41) ** 1.4 * 360)).toReversed()
  return ages.map((daysAgo, index) => {
    const created = addDays(today, -1 - daysAgo)
    const suburb = faker.helpers.arrayElement(local)
    const picked = faker.helpers.arrayElements(sold, { min: 1, max: 7 })
    const lines = picked.map((product) => orderedLine(faker, product, tax.onOrders))
    const isPickup = faker.datatype.boolean({ probability: 0.3 })
    return {
      number: 481_000 + index * 7 + faker.number.int({ min: 0, max: 5 }),
      suffix: 0,
      type: faker.datatype.boolean({ probability: 0.25 }) ? 'Quote' : 'Order',
      customerId: customer.id,
      createdAt: `${created}T0${faker.number.int({ min: 0, max: 5 })}:${faker.number.int({ min: 10, max: 59 })}:00.000Z`,
      deliveryDate: addDays(created, faker.number.int({ min: 1, max: 14 })),
      branchId: faker.helpers.arrayElement(branches.slice(0, 4)).id,
      reference: faker.helpers.maybe(() => `PO-${1040 + index}`, { probability: 0.85 }) ?? '',
      shipAddress: isPickup ? '' : `${faker.number.int({ min: 1, max: 220 })} ${street(faker)}, ${suburb.name}`,
      shipPlace: isPickup ? '' : `${suburb.state} ${suburb.postCode}`,
      jobName: faker.helpers.arrayElement(jobs),
      lines,
      totals: totalsOf(lines),
    }
  })
}

function orderedLine(faker: SimpleFaker, product: Product, percent: number): OrderLine {
  const tallies = product.isTally ? someTallies(faker) : []
  const metres = tallies.reduce((sum, { length, qty }) => sum + Math.round(length * 10) * qty, 0) / 10
  const unitPrice = product.prices.customer ?? 0
  return {
    productId: product.id,
    description: product.name,
    unit: product.units[0].name,
    quantity: product.isTally
      ? metres
      : faker.number.int(unitPrice > 10_000 ? { min: 1, max: 4 } : { min: 2, max: 60 }),
    unitPrice,
    unitGst: taxOf(unitPrice, percent),
    tallies,
  }
}

function someTallies(faker: SimpleFaker): TallyRow[] {
  const lengths = faker.helpers.arrayElements([2.4, 2.7, 3, 3.6, 4.2, 4.8, 5.4, 6], { min: 1, max: 3 })
  return lengths.toSorted((a, b) => a - b).map((length) => ({ length, qty: faker.number.int({ min: 2, max: 24 }) }))
}

function street(faker: SimpleFaker): string {
  const names = [
    'Ashby',
    'Banksia',
    'Carrington',
    'Dalley',
    'Eucalypt',
    'Foundry',
    'Grevillea',
    'Hargrave',
    'Mill',
    'Wattle',
  ]
  return `${faker.helpers.arrayElement(names)} ${faker.helpers.arrayElement(['Street', 'Road', 'Avenue', 'Lane', 'Close'])}`
}

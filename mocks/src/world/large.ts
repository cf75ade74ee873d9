import { supplierTime, addDays, fixedNow } from './calendar.ts'
import { taxOf, totalsOf } from './money.ts'
import { listLine } from './parts/customLists.ts'
import { paymentsFor } from './parts/invoices.ts'
import { adminOf, hargreaves } from './parts/people.ts'
import { typical } from './typical.ts'
import type { Invoice, IsoDay, Order, OrderLine, Product, User, World } from './world.ts'

const count = 10_000
const days = 365
/** The first order is the longest. It has this many lines, and so does its invoice. */
const linesOfLongestOrder = 400

/** The data of a large account: 10,000 each of orders (including quotes), invoices and products, and 500 users. */
export function large(now: Date = fixedNow): World {
  const usual = typical(now)
  const today = supplierTime(now).day
  const sold = usual.products.filter(({ isHidden }) => !isHidden)
  const products = [...sold, ...moreProducts(sold)]
  const orders = manyOrders(today, baskets(sold), products.slice(0, linesOfLongestOrder).map(orderLine))
  const invoices = manyInvoices(today, orders)
  return {
    ...usual,
    users: [...usual.users, adminOf('large'), ...moreUsers()],
    products: [...products, ...usual.products.filter(({ isHidden }) => isHidden)],
    orders: [...orders, ...usual.orders.filter(({ number }) => number === 300_001)],
    invoices,
    payments: paymentsFor(invoices, today),
    lists: [
      ...usual.lists,
      {
        name: 'Everything we buy',
        cart: {
          id: 'everything',
          customerId: hargreaves.id,
          lines: products.slice(0, 400).map((product, index) => listLine(product, index + 1)),
        },
      },
    ],
  }
}

function moreUsers(): User[] {
  return Array.from({ length: 500 }, (_, index) => ({
    ...adminOf('large'),
    id: `U${2001 + index}`,
    contactId: `C${1001 + index}`,
    userName: `yard-${1 + index}`,
    role: index % 3 === 0 ? 'admin' : 'sales',
    firstName: 'Yard',
    lastName: `${1 + index}`,
    email: `yard-${1 + index}@hargreaves.example`,
    canUseWeb: index % 5 !== 4,
  }))
}

function moreProducts(sold: readonly Product[]): Product[] {
  return Array.from({ length: count - sold.length }, (_, index) => sold[index % sold.length]).flatMap(
    (product, index) =>
      product ? [{ ...product, id: `XL${100_001 + index}`, name: `${product.name}, run ${1 + index}` }] : [],
  )
}

/** Fifty different sets of order lines. The first order has lines of its own; all other orders use these sets in turn. */
function baskets(sold: readonly Product[]): (readonly OrderLine[])[] {
  const pieces = sold.filter(({ isTally }) => !isTally)
  return Array.from({ length: 50 }, (_, basket) =>
    pieces.slice(basket * 3, basket * 3 + 1 + (basket % 4)).map((product, index) => orderLine(product, basket + index)),
  )
}

function orderLine(product: Product, index: number): OrderLine {
  const unitPrice = product.prices.customer ?? 0
  const shared = { productId: product.id, description: product.name, unit: product.units[0].name, tallies: [] }
  return { ...shared, quantity: 1 + (index % 9), unitPrice, unitGst: taxOf(unitPrice, 10) }
}

/** @param longLines The lines of the first order, which is the longest. */
function manyOrders(
  today: IsoDay,
  filled: readonly (readonly OrderLine[])[],
  longLines: readonly OrderLine[],
): Order[] {
  const long = { lines: longLines, totals: totalsOf(longLines) }
  const priced = filled.map((lines) => ({ lines, totals: totalsOf(lines) }))
  const dates = Array.from({ length: days }, (_, age) => addDays(today, age - days))
  return Array.from({ length: count }, (_, index) => {
    const created = dates[Math.floor((index * days) / count)] ?? today
    return {
      number: 400_001 + index,
      suffix: 0,
      type: index % 5 === 4 ? 'Quote' : 'Order',
      customerId: hargreaves.id,
      createdAt: `${created}T0${index % 6}:15:00.000Z`,
      deliveryDate: created,
      branchId: String(10 + (index % 4) * 2),
      reference: `PO-${10_000 + index}`,
      shipAddress: `${1 + (index % 220)} Foundry Road, Parramatta`,
      shipPlace: 'NSW 2150',
      jobName: `Lot ${1 + (index % 90)}`,
      ...((index === 0 ? long : priced[index % priced.length]) ?? {
        lines: [],
        totals: { exGst: 0, gst: 0, incGst: 0 },
      }),
    }
  })
}

/** One invoice for each order and, unlike in other worlds, also for each quote, so that there are 10,000 invoices. */
function manyInvoices(today: IsoDay, orders: readonly Order[]): Invoice[] {
  return orders.map((order, index) => ({
    number: 500_001 + index,
    suffix: 0,
    type: 'Invoice',
    customerId: order.customerId,
    orderNumber: order.number,
    date: order.deliveryDate ?? today,
    branchId: order.branchId,
    reference: order.reference,
    shipAddress: order.shipAddress,
    shipPlace: order.shipPlace,
    jobName: order.jobName,
    lines: order.lines,
    totals: order.totals,
    comment: index % 40 === 7 ? 'Checked against the delivery docket' : '',
  }))
}

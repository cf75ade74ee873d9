import { SimpleFaker } from '@faker-js/faker'
import { supplierTime, fixedNow } from './calendar.ts'
import { catalogueProducts, menuRows } from './catalogue/index.ts'
import { chargeProducts, despatchMethods, vehicleTypes } from './parts/despatch.ts'
import { furnishing } from './parts/widgets.ts'
import { orderHistory } from './parts/orderHistory.ts'
import { invoicesOf } from './parts/invoices.ts'
import { keptLists } from './parts/customLists.ts'
import { downloads, examplePayment, exampleQuote, priceBookFor } from './parts/documents.ts'
import { demoUsers, hargreaves } from './parts/people.ts'
import { branches, states, stores, suburbs } from './parts/places.ts'
import { productTexts, stockedLengths } from './parts/productTexts.ts'
import { receiptsFor } from './parts/payments.ts'
import type { World } from './world.ts'

/** What a supplier of another country is built with. */
type Country = Pick<World, 'supplier' | 'tax' | 'customers' | 'states' | 'suburbs' | 'branches' | 'stores'>

const australia: Country = {
  supplier: { name: 'Corymbia Building Supplies', email: 'support@corymbia.example', phone: '02 9555 0100' },
  tax: { inCarts: 10, onOrders: 10 },
  customers: [hargreaves],
  states,
  suburbs,
  branches,
  stores,
}

/** A supplier of building materials around Sydney, and a builder who has bought there for a year. */
export function typical(now: Date = fixedNow): World {
  return tradingIn(australia, now)
}

/** A supplier with its whole range, and a year of trade with its one customer. */
export function tradingIn(country: Country, now: Date): World {
  const faker = new SimpleFaker({ seed: 20_260 })
  const today = supplierTime(now).day
  const [customer = hargreaves] = country.customers
  const products = [...catalogueProducts(faker), ...chargeProducts]
  const history = orderHistory(faker, today, customer, { ...country, products })
  const orders = [...history, exampleQuote(customer.id, today, products, country.tax.onOrders)]
  const invoices = invoicesOf(orders, today)
  return {
    ...country,
    users: demoUsers(today),
    menu: menuRows(),
    products,
    despatchMethods,
    vehicleTypes,
    widgets: furnishing,
    orders,
    invoices,
    payments: receiptsFor(invoices, today),
    // Cart, list and payment that the registry's examples speak of are among these.
    carts: [
      {
        id: 'example-cart',
        customerId: customer.id,
        lines: [{ lineId: 1, productId: 'FX100001', unit: 'EA', quantity: 2, tallies: [] }],
      },
    ],
    lists: keptLists(customer.id, products),
    priceBooks: [priceBookFor(customer.id, 'office@hargreaves.example', today)],
    productTexts: productTexts(products),
    stockedLengths: stockedLengths(products),
    downloads: downloads(today),
    paymentSessions: [examplePayment(customer.id, today)],
  }
}

import { SimpleFaker } from '@faker-js/faker'
import { supplierTime, fixedNow } from './calendar.ts'
import { catalogueProducts, menuRows, productTexts, stockedLengths } from './catalogue/index.ts'
import { customLists } from './parts/customLists.ts'
import { chargeProducts, despatchMethods, vehicleTypes } from './parts/despatch.ts'
import { downloads, priceBookFor } from './parts/documents.ts'
import { examplePayments, exampleQuote } from './parts/examples.ts'
import { invoicesFor, paymentsFor } from './parts/invoices.ts'
import { orderHistory } from './parts/orderHistory.ts'
import { demoUsers, hargreaves } from './parts/people.ts'
import { branches, states, stores, suburbs } from './parts/places.ts'
import { widgets } from './parts/widgets.ts'
import type { World } from './world.ts'

/** The data that depends on the supplier's country. */
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

/** A building materials supplier around Sydney, and one customer with a year of orders. */
export function typical(now: Date = fixedNow): World {
  return worldForCountry(australia, now)
}

/** A supplier in the given country, with the whole catalogue, and one customer with a year of orders. */
export function worldForCountry(country: Country, now: Date): World {
  const faker = new SimpleFaker({ seed: 20_260 })
  const today = supplierTime(now).day
  const [customer = hargreaves] = country.customers
  const products = [...catalogueProducts(faker), ...chargeProducts]
  const history = orderHistory(faker, today, customer, { ...country, products })
  const orders = [...history, exampleQuote(customer.id, today, products, country.tax.onOrders)]
  const invoices = invoicesFor(orders, today)
  return {
    ...country,
    users: demoUsers(today),
    menu: menuRows(),
    products,
    despatchMethods,
    vehicleTypes,
    widgets,
    orders,
    invoices,
    payments: paymentsFor(invoices, today),
    // The examples in the operation registry refer to this cart, and to a list and a payment below.
    carts: [
      {
        id: 'example-cart',
        customerId: customer.id,
        lines: [{ lineId: 1, productId: 'FX100001', unit: 'EA', quantity: 2, tallies: [] }],
      },
    ],
    lists: customLists(customer.id, products),
    priceBooks: [priceBookFor(customer.id, 'office@hargreaves.example', today)],
    productTexts: productTexts(products),
    stockedLengths: stockedLengths(products),
    downloads: downloads(today),
    paymentSessions: examplePayments(customer.id, today),
    statementKeys: ['day'],
  }
}

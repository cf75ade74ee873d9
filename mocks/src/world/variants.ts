import { fixedNow } from './calendar.ts'
import { adminOf } from './parts/people.ts'
import { typical } from './typical.ts'
import type { Customer, Invoice, Order, World } from './world.ts'

/** An account that is on hold, with overdue invoices; it can still order. */
export function onHold(now: Date = fixedNow): World {
  return withStatus(typical(now), 'On Hold', 'hold')
}

/** A suspended account. It can ask for quotes but not order, and its price book is no longer calculated. */
export function suspended(now: Date = fixedNow): World {
  const world = withStatus(typical(now), 'Suspended', 'suspended')
  const priceBooks = world.priceBooks.map((book) => ({ ...book, lastCalculated: null, setUp: null, history: [] }))
  return { ...world, priceBooks }
}

function withStatus(usual: World, status: Customer['status'], userName: string): World {
  const customers = usual.customers.map((customer) => ({ ...customer, status }))
  return { ...usual, customers, users: [...usual.users, adminOf(userName)] }
}

/**
 * A new account without orders, at a supplier whose product menu is empty. All products are hidden: no list or search shows
 * them, but they can be ordered by code.
 */
export function empty(now: Date = fixedNow): World {
  const usual = typical(now)
  return {
    ...usual,
    users: [...usual.users.map((user) => ({ ...user, lastLogin: null })), adminOf('empty')],
    menu: [],
    products: usual.products.map((product) => ({ ...product, isHidden: true })),
    orders: [],
    invoices: [],
    payments: [],
    lists: [],
    priceBooks: [],
    productTexts: [],
    stockedLengths: [],
    downloads: [],
    stores: [],
    paymentSessions: [],
  }
}

/** The least data that a supplier may send: every optional value is blank or null. */
export function minimal(now: Date = fixedNow): World {
  const usual = typical(now)
  return {
    ...usual,
    supplier: { ...usual.supplier, phone: '' },
    customers: usual.customers.map(({ id, status }) => ({ ...blankCustomer, id, status })),
    users: usual.users.map((user) => ({
      ...user,
      firstName: '',
      lastName: '',
      email: '',
      mobile: '',
      lastLogin: null,
    })),
    menu: usual.menu.map((row) => ({ ...row, name: '', picture: null })),
    products: usual.products.map((product) => ({
      ...product,
      name: '',
      description: '',
      picture: null,
      hasDatasheet: false,
      stock: null,
      prices: { rrp: null, trade: null, best: null, customer: null },
    })),
    states: usual.states.map(({ id }) => ({ id, name: '' })),
    branches: usual.branches.map((branch) => ({ ...branch, name: '' })),
    despatchMethods: usual.despatchMethods.map((method) => ({ ...method, description: '' })),
    vehicleTypes: usual.vehicleTypes.map((type) => ({ ...type, name: '' })),
    orders: usual.orders.map((order) => ({ ...withoutTexts(order), deliveryDate: null })),
    invoices: usual.invoices.map((invoice) => ({ ...withoutTexts(invoice), orderNumber: null, comment: '' })),
    payments: usual.payments.map((payment) => ({ ...payment, reference: '' })),
    lists: usual.lists.map((list) => ({ ...list, name: '' })),
    priceBooks: usual.priceBooks.map((book) => ({
      ...book,
      lastCalculated: null,
      setUp: book.setUp && { ...book.setUp, type: '', format: '', recipient: '', frequency: '' },
      history: [],
    })),
    productTexts: [],
    stockedLengths: [],
    downloads: usual.downloads.map((file) => ({ ...file, description: '', category: '', date: null })),
    stores: usual.stores.map((store) => ({ ...store, address: ['', '', ''], phone: '', position: null })),
    paymentSessions: usual.paymentSessions.map((session) => ({ ...session, reference: '' })),
  }
}

const blankCustomer = {
  name: '',
  address: '',
  suburb: '',
  state: '',
  postCode: '',
  phone: '',
  fax: '',
  mobile: '',
}

function withoutTexts<T extends Order | Invoice>(transaction: T): T {
  const lines = transaction.lines.map((line) => ({ ...line, description: '' }))
  return { ...transaction, branchId: '', reference: '', shipAddress: '', shipPlace: '', jobName: '', lines }
}

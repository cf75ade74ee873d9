import { supplierTime, fixedNow } from '../calendar.ts'
import { hargreaves } from '../parts/people.ts'
import { typical } from '../typical.ts'
import type { MenuRow, Product, User, World } from '../world.ts'
import { allAwkwardTexts, awkwardTexts } from './awkwardTexts.ts'
import { awkwardBottomLinks, awkwardDownloads, awkwardLinks, awkwardStores } from './information.ts'
import { awkwardInvoices, awkwardOrders } from './transactions.ts'

/** The typical world, with awkward values in most of its data. */
export function awkward(now: Date = fixedNow): World {
  const usual = typical(now)
  const today = supplierTime(now).day
  const products = allAwkwardTexts.map(awkwardProduct)
  return {
    ...usual,
    customers: usual.customers.map((customer) => ({
      ...customer,
      name: `${customer.name} ${awkwardTexts.quotes}`,
      address: awkwardTexts.long,
      phone: 'ask for Sam',
      fax: '',
    })),
    users: [...usual.users, ...allAwkwardTexts.map(awkwardUser)],
    menu: [...usual.menu, ...awkwardMenu],
    products: [...products, ...usual.products],
    widgets: {
      ...usual.widgets,
      // The awkward links come first, because the portal must still find the valid ones after them.
      Links: [...awkwardLinks, ...usual.widgets.Links],
      BottomLinkBar: [...awkwardBottomLinks, ...usual.widgets.BottomLinkBar],
    },
    orders: [...usual.orders, ...awkwardOrders(today, products)],
    invoices: [...usual.invoices, ...awkwardInvoices(today, products)],
    lists: [
      ...usual.lists,
      ...allAwkwardTexts.map((name, index) => ({
        name,
        cart: {
          id: `awkward-${index}`,
          customerId: hargreaves.id,
          // The list's second product is no longer sold.
          lines: [`AWK${index}`, 'GONE'].map((productId, line) => ({
            lineId: line + 1,
            productId,
            unit: 'EA',
            quantity: 99_999,
            tallies: [],
          })),
        },
      })),
    ],
    productTexts: products.map(({ id, name }) => ({
      productId: id,
      features: [{ type: '', text: name }],
      information: [{ type: name, text: '' }],
    })),
    // The examples in the operation registry use the days of the two latest statements as keys, so the first two keys here
    // must be days too.
    statementKeys: ['day', 'day', 'dayFirst', 'timestamp', 'words'],
    downloads: awkwardDownloads(today),
    stores: awkwardStores,
    priceBooks: usual.priceBooks.map((book) => ({
      ...book,
      setUp: book.setUp && { ...book.setUp, type: 'Z', format: '9', frequency: 'Q', recipient: awkwardTexts.markup },
      history: book.history.map((issue, index) => {
        const text = allAwkwardTexts[index] ?? ''
        return { ...issue, date: index === 1 ? null : issue.date, type: text, format: '9', recipient: text }
      }),
    })),
  }
}

const menuRow = { category: 'AWKWARD', type: '', class: '', picture: 'missing' } as const
const awkwardMenu: readonly MenuRow[] = [
  { ...menuRow, name: awkwardTexts.long },
  { ...menuRow, type: 'ODD', name: awkwardTexts.markup },
  { ...menuRow, type: 'ODD', class: 'NAMES', name: '' },
  { ...menuRow, category: 'BARE', name: awkwardTexts.rightToLeft, picture: null },
]

function awkwardProduct(name: string, index: number): Product {
  const cents = index % 3 === 0 ? 0 : index % 3 === 1 ? null : 123_456_789
  return {
    id: `AWK${index}`,
    name,
    description: index % 2 === 0 ? name : '',
    category: 'AWKWARD',
    type: 'ODD',
    class: 'NAMES',
    picture: index % 2 === 0 ? 'missing' : null,
    hasDatasheet: false,
    stock: index % 2 === 0 ? 'OnTheMoon' : null,
    prices: { rrp: cents, trade: cents, best: cents, customer: cents },
    units: [{ name: 'EA', contains: 1 }],
    isTally: false,
    isHidden: false,
  }
}

function awkwardUser(name: string, index: number): User {
  const number = 11 + index
  return {
    id: `U${1000 + number}`,
    contactId: `C${number}`,
    userName: `odd-${index}${name.trim()}`,
    password: 'sandbox',
    role: ['admin', 'SALES', 'Estimator', name][index % 4] ?? '',
    customerId: hargreaves.id,
    firstName: name,
    lastName: index % 2 === 0 ? name : '',
    email: index % 2 === 0 ? `${'long.'.repeat(12)}name@hargreaves.example` : '',
    mobile: '',
    canUseWeb: index % 3 !== 0,
    canUseMobile: false,
    lastLogin: null,
  }
}

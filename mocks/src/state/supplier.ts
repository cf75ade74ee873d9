import type { AcceptedQuote, CommittedOrder, CommittedPayment } from './ledger.ts'
import type { Email } from '../rules/outbox.ts'
import type { Cart, CartLine, Customer, Invoice, Order, User, World } from '../world/world.ts'
import type { PaymentSession, PriceBook, Product } from '../world/world.ts'

export interface Session {
  readonly id: string
  /** The user as they are now: somebody may change them meanwhile. */
  user: User
  /** The name that was typed, which may have changed since. */
  readonly userName: string
  readonly customer: Customer
  /** The sign-in before this one. */
  readonly lastLogin: User['lastLogin']
  /** Milliseconds; moved on by each call. */
  expiresAt: number
}

export interface OpenCart {
  readonly id: string
  /** Null for a generic list. */
  readonly customerId: string | null
  readonly lines: CartLine[]
  nextLineId: number
}

export type IdKind = 'session' | 'cart' | 'payment'

/** What is done with a cart's lines when they have been ordered. */
export type OrderedCarts = 'emptied' | 'kept'

/** The state of the simulation: the world as it began, and everything that has changed since. */
export interface Supplier {
  readonly world: World
  readonly now: () => Date
  readonly orderedCarts: OrderedCarts
  readonly products: ReadonlyMap<string, Product>
  readonly users: User[]
  nextUserNumber: number
  readonly sessions: Map<string, Session>
  readonly carts: Map<string, OpenCart>
  /** The carts that are custom lists, and what they are called. */
  readonly lists: { readonly name: string; readonly cartId: string }[]
  /** Newest first. */
  readonly orders: Order[]
  /** Newest first. */
  readonly invoices: Invoice[]
  readonly priceBooks: PriceBook[]
  readonly paymentSessions: Map<string, PaymentSession>
  readonly outbox: Email[]
  readonly committedOrders: CommittedOrder[]
  readonly acceptedQuotes: AcceptedQuote[]
  readonly committedPayments: CommittedPayment[]
  readonly lastLogins: Map<string, User['lastLogin']>
  /** Ids of sessions, carts and payments. They go on over a reset: an old one must never mean something new. */
  readonly nextId: (kind: IdKind) => string
}

/** The supplier as the world describes it. */
export function openSupplier(
  world: World,
  { now, orderedCarts, nextId }: Pick<Supplier, 'now' | 'orderedCarts' | 'nextId'>,
): Supplier {
  return {
    world,
    now,
    orderedCarts,
    nextId,
    products: new Map(world.products.map((product) => [product.id, product])),
    users: [...world.users],
    nextUserNumber: 1 + Math.max(0, ...world.users.map(({ contactId }) => Number(contactId.slice(1)))),
    sessions: new Map(),
    carts: new Map([...world.carts, ...world.lists.map(({ cart }) => cart)].map((cart) => [cart.id, opened(cart)])),
    lists: world.lists.map(({ name, cart }) => ({ name, cartId: cart.id })),
    orders: world.orders.toSorted(newestFirst),
    invoices: world.invoices.toSorted((a, b) => (a.date === b.date ? b.number - a.number : a.date < b.date ? 1 : -1)),
    priceBooks: [...world.priceBooks],
    paymentSessions: new Map(world.paymentSessions.map((session) => [session.id, session])),
    outbox: [],
    committedOrders: [],
    acceptedQuotes: [],
    committedPayments: [],
    lastLogins: new Map(world.users.map((user) => [user.id, user.lastLogin])),
  }
}

function opened(cart: Cart): OpenCart {
  const highest = Math.max(0, ...cart.lines.map((line) => line.lineId))
  return { id: cart.id, customerId: cart.customerId, lines: [...cart.lines], nextLineId: highest + 1 }
}

function newestFirst(a: Order, b: Order): number {
  return a.createdAt === b.createdAt ? b.number - a.number : a.createdAt < b.createdAt ? 1 : -1
}

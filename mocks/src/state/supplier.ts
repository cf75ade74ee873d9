import type { Cart, CartLine, Customer, Invoice, Order, User, World } from '../world/world.ts'
import type { Payment, PaymentSession, PriceBook, Product } from '../world/world.ts'
import type { AcceptedQuote, CommittedOrder, CommittedPayment, Email, RepeatedOrder } from './records.ts'

export interface Session {
  readonly id: string
  /** The current user record: an administrator may edit it during the session. */
  user: User
  /** The user name at sign-in; the user may have been renamed since. */
  readonly userName: string
  readonly customer: Customer
  /** The user's last sign-in before this session. */
  readonly lastLogin: User['lastLogin']
  /** End of the session in epoch milliseconds. Every request of the session postpones it. */
  expiresAt: number
}

/** A cart or custom list with lines that can change. */
export interface OpenCart {
  readonly id: string
  /** Null for a generic list, which belongs to the supplier. */
  readonly customerId: string | null
  readonly lines: CartLine[]
  nextLineId: number
}

export type IdKind = 'session' | 'cart' | 'payment'

/**
 * What the supplier does when a cart is ordered, and when the request to order it is repeated:
 * - `recognised`: The cart is emptied and closed. A repeat gets the number of the first order.
 * - `emptied`: The cart is emptied. A repeat is refused because the cart is empty.
 * - `kept`: The cart keeps its lines. A repeat places a second order, which only the portal can prevent.
 */
export type OrderedCarts = 'recognised' | 'emptied' | 'kept'

/** The state of one simulated supplier: the initial world, and everything that has changed since. */
export interface Supplier {
  readonly world: World
  readonly now: () => Date
  readonly orderedCarts: OrderedCarts
  readonly products: ReadonlyMap<string, Product>
  readonly users: User[]
  nextUserNumber: number
  readonly sessions: Map<string, Session>
  readonly carts: Map<string, OpenCart>
  /** Names and ids of the carts that are custom lists. */
  readonly lists: { readonly name: string; readonly cartId: string }[]
  /** Orders and quotes, newest first. */
  readonly orders: Order[]
  /** Invoices and credits, newest first. */
  readonly invoices: Invoice[]
  readonly priceBooks: PriceBook[]
  /** Processed payments, which the balances include. */
  readonly payments: Payment[]
  readonly paymentSessions: Map<string, PaymentSession>
  readonly outbox: Email[]
  readonly committedOrders: CommittedOrder[]
  readonly repeatedOrders: RepeatedOrder[]
  readonly acceptedQuotes: AcceptedQuote[]
  readonly committedPayments: CommittedPayment[]
  readonly lastLogins: Map<string, User['lastLogin']>
  /** Returns a new id, unique even across resets, because an old id must never refer to something new. */
  readonly nextId: (kind: IdKind) => string
}

/** A supplier in the initial state of its world. */
export function createSupplier(
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
    carts: new Map([...world.carts, ...world.lists.map(({ cart }) => cart)].map((cart) => [cart.id, openCopy(cart)])),
    lists: world.lists.map(({ name, cart }) => ({ name, cartId: cart.id })),
    orders: world.orders.toSorted(newestFirst),
    invoices: world.invoices.toSorted((a, b) => (a.date === b.date ? b.number - a.number : a.date < b.date ? 1 : -1)),
    priceBooks: [...world.priceBooks],
    payments: [...world.payments],
    paymentSessions: new Map(world.paymentSessions.map((session) => [session.id, session])),
    outbox: [],
    committedOrders: [],
    repeatedOrders: [],
    acceptedQuotes: [],
    committedPayments: [],
    lastLogins: new Map(world.users.map((user) => [user.id, user.lastLogin])),
  }
}

/**
 * The changeable state of a world, as plain data that can be stored and restored. Leaves out the world's initial data, and
 * everything that only tests set or read: the faults, the latency, and the ledger's lists of requests and of repeated
 * orders.
 */
export type Snapshot = Omit<Supplier, 'world' | 'now' | 'orderedCarts' | 'products' | 'nextId' | 'repeatedOrders'>

/** The current state. It is not a copy, so it must be serialised before the next request. */
export function snapshotOf(supplier: Supplier): Snapshot {
  const { world: _world, now: _now, orderedCarts: _carts, products: _products, nextId: _nextId, ...rest } = supplier
  const { repeatedOrders: _repeats, ...state } = rest
  return state
}

function openCopy(cart: Cart): OpenCart {
  const highest = Math.max(0, ...cart.lines.map((line) => line.lineId))
  return { id: cart.id, customerId: cart.customerId, lines: [...cart.lines], nextLineId: highest + 1 }
}

function newestFirst(a: Order, b: Order): number {
  return a.createdAt === b.createdAt ? b.number - a.number : a.createdAt < b.createdAt ? 1 : -1
}

import { SimpleFaker } from '@faker-js/faker'
import type { OperationName } from '@trade-portal/supplier-api'
import { fixedNow } from '../world/calendar.ts'
import { addLine, openCart } from '../rules/carts.ts'
import { createFaultSwitch } from '../faults/faultSwitch.ts'
import type { Fault, Faults } from '../faults/faultTable.ts'
import { handleWith } from './handleRequest.ts'
import type { Latencies } from '../faults/latency.ts'
import { ledgerOf, type Ledger } from '../state/ledger.ts'
import { openSession, userNamed } from '../rules/sessions.ts'
import type { Email } from '../rules/outbox.ts'
import { openCheckout, settlePayment, type Checkout, type Settlement } from '../rules/payments.ts'
import { putBack, snapshotOf, type Snapshot } from '../state/snapshot.ts'
import { openSupplier, type IdKind, type OrderedCarts } from '../state/supplier.ts'
import { refuse } from '../rules/refusal.ts'
import type { Order, PaymentSession, TallyRow, User, World } from '../world/world.ts'

export interface SimulatorOptions {
  /** The supplier's clock; `fixedNow` unless said otherwise. */
  readonly now?: () => Date
  readonly faults?: Faults
  readonly latency?: Latencies
  /**
   * Whether ordered lines leave their cart, or stay until the portal removes them: the harsher server, on which
   * nothing but the portal keeps an order from being placed twice.
   */
  readonly orderedCarts?: OrderedCarts
}

/** What to put into a cart. The quantity of a product sold by length is the sum of its lengths. */
export interface CartEntry {
  readonly productId: string
  readonly quantity: number
  /** The product's first unit unless said otherwise. */
  readonly unit?: string
  readonly tallies?: readonly TallyRow[]
}

export interface Simulator {
  /** Answers any request to the supplier. A network failure is `Response.error()`. @throws only for a broken world */
  handle(request: Request): Promise<Response>
  ledger(): Ledger
  setFaults(faults: Faults): void
  /** Sets or lifts the fault of one operation; the others go on counting. */
  setFault(operation: OperationName, fault: Fault | undefined): void
  setLatency(latency: Latencies): void
  /** Back to the beginning: its world, no sessions, no faults but those of the options. Pending calls break off. */
  reset(): void
  /** The id of a new session. @throws Error for an unknown user */
  openSession(userName: string): string
  /** The id of a new cart, in place of the customer's cart before. @throws Error for an unknown user or product */
  openCart(userName: string, lines: readonly CartEntry[]): string
  /** Orders and quotes of the user's customer, newest first. @throws Error for an unknown user */
  ordersOf(userName: string): readonly Order[]
  /** What has come of the world so far, to be written down before the next call. */
  snapshot(): Snapshot
  /** Goes on where a snapshot of the same world was taken. */
  restore(snapshot: Snapshot): void
  /** E-mails that were sent, oldest first. */
  outbox(): readonly Email[]
  /** Opens a payment at the provider with a hosted checkout. */
  openCheckout(checkout: Checkout): PaymentSession
  /** A payment at a card provider; undefined for an unknown one. */
  paymentSession(sessionId: string): PaymentSession | undefined
  /**
   * Reports what became of a payment; only the first report counts. Answers the payment as it stands, and the page to
   * go back to; undefined for an unknown one.
   */
  settlePayment(
    sessionId: string,
    settlement: Settlement,
  ): { readonly payment: PaymentSession; readonly returnTo: string } | undefined
}

/** A supplier that answers requests: the world in which it begins, and state from then on. */
export function createSimulator(world: World, options: SimulatorOptions = {}): Simulator {
  const now = options.now ?? (() => fixedNow)
  // Seeded by the clock: the same in every test, but a sandbox never gives out the ids of its run before.
  const faker = new SimpleFaker({ seed: now().getTime() % 0x7fffffff })
  const nextId = (kind: IdKind) => `${kind}-${faker.string.alphanumeric({ length: 20, casing: 'lower' })}`
  const open = () => openSupplier(world, { now, nextId, orderedCarts: options.orderedCarts ?? 'emptied' })
  const simulation = {
    supplier: open(),
    faults: createFaultSwitch(options.faults ?? {}),
    latency: options.latency ?? {},
    lifetime: new AbortController(),
    requests: new Array<Ledger['requests'][number]>(),
    badRequests: new Array<string>(),
  }
  const named = (userName: string): User => {
    const user = userNamed(simulation.supplier, userName)
    if (!user) throw new Error(`The world has no user ${userName}`)
    return user
  }
  return {
    handle: (request) => handleWith(simulation, request),
    ledger: () => ledgerOf(simulation),
    setFaults: (faults) => simulation.faults.set(faults),
    setFault: (operation, fault) => simulation.faults.setOne(operation, fault),
    setLatency: (latency) => {
      simulation.latency = latency
    },
    reset: () => {
      simulation.lifetime.abort()
      simulation.lifetime = new AbortController()
      simulation.supplier = open()
      simulation.faults.set(options.faults ?? {})
      simulation.latency = options.latency ?? {}
      simulation.requests.length = 0
      simulation.badRequests.length = 0
    },
    openSession: (userName) => openSession(simulation.supplier, named(userName)).id,
    openCart: (userName, entries) => {
      const cart = openCart(simulation.supplier, named(userName).customerId)
      for (const entry of entries) {
        addLine(simulation.supplier, cart, {
          productID: entry.productId,
          UOM: entry.unit ?? firstUnit(world, entry.productId),
          quoteQty: entry.quantity,
          tallyLength: entry.tallies ?? [],
        })
      }
      return cart.id
    },
    ordersOf: (userName) => {
      const { customerId } = named(userName)
      return simulation.supplier.orders.filter((order) => order.customerId === customerId)
    },
    snapshot: () => snapshotOf(simulation.supplier),
    restore: (snapshot) => {
      simulation.supplier = putBack(open(), snapshot)
    },
    outbox: () => [...simulation.supplier.outbox],
    paymentSession: (sessionId) => simulation.supplier.paymentSessions.get(sessionId),
    openCheckout: (checkout) => openCheckout(simulation.supplier, checkout),
    settlePayment: (sessionId, settlement) => settlePayment(simulation.supplier, sessionId, settlement),
  }
}

function firstUnit(world: World, productId: string): string {
  const product = world.products.find(({ id }) => id === productId)
  return product ? product.units[0].name : refuse('productID', `There is no product ${productId}`)
}

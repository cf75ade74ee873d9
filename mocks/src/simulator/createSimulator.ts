import { SimpleFaker } from '@faker-js/faker'
import type { OperationName } from '@trade-portal/supplier-api'
import { createFaultSwitch } from '../faults/faultSwitch.ts'
import type { Fault, Faults } from '../faults/faultTable.ts'
import type { Latencies } from '../faults/latency.ts'
import type { Recording } from '../recording/recording.ts'
import { addLine, openCart } from '../rules/carts.ts'
import { openCheckout, settlePayment, type Checkout, type Settlement } from '../rules/payments.ts'
import { processPayments } from '../rules/processing.ts'
import { refuse } from '../rules/refusal.ts'
import { openSession, userNamed } from '../rules/sessions.ts'
import { ledgerOf, type Ledger } from '../state/ledger.ts'
import type { Email } from '../state/records.ts'
import { snapshotOf, type Snapshot } from '../state/supplier.ts'
import { createSupplier, type IdKind, type OrderedCarts } from '../state/supplier.ts'
import { fixedNow } from '../world/calendar.ts'
import type { Order, PaymentSession, TallyRow, User, World } from '../world/world.ts'
import { handleRequest } from './handleRequest.ts'

export interface SimulatorOptions {
  /** The supplier's clock; `fixedNow` by default. */
  readonly now?: () => Date
  readonly faults?: Faults
  readonly latency?: Latencies
  /** Recorded answers of a real server, which replace the world's answers. */
  readonly recording?: Recording
  /**
   * What the supplier does with an ordered cart, and with a repeat of the order. By default `recognised`: the repeat gets
   * the number of the first order.
   */
  readonly orderedCarts?: OrderedCarts
}

/** A line to add to a cart. For a product sold by length, the quantity is the total length in metres. */
export interface CartEntry {
  readonly productId: string
  readonly quantity: number
  /** The unit of sale; by default the product's first unit. */
  readonly unit?: string
  readonly tallies?: readonly TallyRow[]
}

export interface Simulator {
  /**
   * Answers any request. To simulate a network failure, returns `Response.error()`. @throws Error only for an inconsistent
   * world
   */
  handle(request: Request): Promise<Response>
  ledger(): Ledger
  setFaults(faults: Faults): void
  /**
   * Sets or removes the fault of one operation. The calls of this operation are counted from 0 again. The counts of other
   * operations continue.
   */
  setFault(operation: OperationName, fault: Fault | undefined): void
  setLatency(latency: Latencies): void
  /** Restores the initial world, faults and latency, and ends all sessions. Requests that are under way fail. */
  reset(): void
  /** Opens a session; returns its id. @throws Error for an unknown user */
  openSession(userName: string): string
  /** Creates a cart; returns its id. @throws Error for an unknown user or product */
  openCart(userName: string, lines: readonly CartEntry[]): string
  /** Orders and quotes of the user's customer, newest first. @throws Error for an unknown user */
  ordersOf(userName: string): readonly Order[]
  /** The current state. It is not a copy, so it must be serialised before the next request. */
  snapshot(): Snapshot
  /** Restores a snapshot, which must be of the same world. */
  restore(snapshot: Snapshot): void
  /** Sent e-mails, oldest first. */
  outbox(): readonly Email[]
  /** Opens a payment in a card provider's hosted checkout. */
  openCheckout(checkout: Checkout): PaymentSession
  /** Finds a payment at a card provider; undefined for an unknown id. */
  paymentSession(sessionId: string): PaymentSession | undefined
  /**
   * Records the outcome of a payment; later outcomes are ignored. Returns the payment and the portal page to return to;
   * undefined for an unknown payment.
   */
  settlePayment(
    sessionId: string,
    settlement: Settlement,
  ): { readonly payment: PaymentSession; readonly returnTo: string } | undefined
  /**
   * Processes the approved card payments, as the finance team does, so that the balances include them. Returns the
   * number of payments.
   */
  processPayments(): number
}

/** A stateful simulated supplier that begins with the given world. */
export function createSimulator(world: World, options: SimulatorOptions = {}): Simulator {
  const now = options.now ?? (() => fixedNow)
  // The clock seeds the ids. Tests hold the clock, so they get the same ids each time. A restarted sandbox starts at another
  // time, so it never reuses an id of its previous run.
  const faker = new SimpleFaker({ seed: now().getTime() % 0x7fffffff })
  const nextId = (kind: IdKind) => `${kind}-${faker.string.alphanumeric({ length: 20, casing: 'lower' })}`
  const initialState = () => createSupplier(world, { now, nextId, orderedCarts: options.orderedCarts ?? 'recognised' })
  const simulation = {
    supplier: initialState(),
    faults: createFaultSwitch(options.faults ?? {}),
    latency: options.latency ?? {},
    recording: options.recording ?? {},
    resetController: new AbortController(),
    requests: new Array<Ledger['requests'][number]>(),
    badRequests: new Array<string>(),
  }
  const findUser = (userName: string): User => {
    const user = userNamed(simulation.supplier, userName)
    if (!user) throw new Error(`The world has no user ${userName}`)
    return user
  }
  return {
    handle: (request) => handleRequest(simulation, request),
    ledger: () => ledgerOf(simulation),
    setFaults: (faults) => simulation.faults.set(faults),
    setFault: (operation, fault) => simulation.faults.setOne(operation, fault),
    setLatency: (latency) => {
      simulation.latency = latency
    },
    reset: () => {
      simulation.resetController.abort()
      simulation.resetController = new AbortController()
      simulation.supplier = initialState()
      simulation.faults.set(options.faults ?? {})
      simulation.latency = options.latency ?? {}
      simulation.requests.length = 0
      simulation.badRequests.length = 0
    },
    openSession: (userName) => openSession(simulation.supplier, findUser(userName)).id,
    openCart: (userName, entries) => {
      const cart = openCart(simulation.supplier, findUser(userName).customerId)
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
      const { customerId } = findUser(userName)
      return simulation.supplier.orders.filter((order) => order.customerId === customerId)
    },
    snapshot: () => snapshotOf(simulation.supplier),
    restore: (snapshot) => {
      simulation.supplier = { ...initialState(), ...snapshot }
    },
    outbox: () => [...simulation.supplier.outbox],
    paymentSession: (sessionId) => simulation.supplier.paymentSessions.get(sessionId),
    openCheckout: (checkout) => openCheckout(simulation.supplier, checkout),
    settlePayment: (sessionId, settlement) => settlePayment(simulation.supplier, sessionId, settlement),
    processPayments: () => processPayments(simulation.supplier).length,
  }
}

function firstUnit(world: World, productId: string): string {
  const product = world.products.find(({ id }) => id === productId)
  return product ? product.units[0].name : refuse('productID', `There is no product ${productId}`)
}

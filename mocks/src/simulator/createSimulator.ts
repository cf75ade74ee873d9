import { SimpleFaker } from '@faker-js/faker'
import type { OperationName } from '@trade-portal/supplier-api'
import { createFaultSwitch } from '../faults/faultSwitch.ts'
import type { Fault, Faults } from '../faults/faultTable.ts'
import type { Latencies } from '../faults/latency.ts'
import type { Recording } from '../recording/recording.ts'
import { addLine, openCart } from '../rules/carts.ts'
import { openCheckout, settlePayment, type Checkout, type Settlement } from '../rules/payments.ts'
import { processPayments } from '../rules/processing.ts'
import { openSession, userNamed } from '../rules/sessions.ts'
import { ledgerOf, type Ledger } from '../state/ledger.ts'
import type { Email } from '../state/records.ts'
import { createSupplier, snapshotOf, type IdKind, type OrderedCarts, type Snapshot } from '../state/supplier.ts'
import { fixedNow } from '../world/calendar.ts'
import type { Order, TallyRow, User, World } from '../world/world.ts'
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

export type Simulator = ReturnType<typeof createSimulator>

/** A stateful simulated supplier that begins with the given world. */
export function createSimulator(world: World, options: SimulatorOptions = {}) {
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
    /**
     * Answers any request. To simulate a network failure, returns `Response.error()`. @throws Error only for an
     * inconsistent world
     */
    handle: (request: Request) => handleRequest(simulation, request),
    ledger: () => ledgerOf(simulation),
    faults: () => simulation.faults.current(),
    setFaults: (faults: Faults) => simulation.faults.set(faults),
    /**
     * Sets or removes the fault of one operation. The calls of this operation are counted from 0 again. The counts of other
     * operations continue.
     */
    setFault: (operation: OperationName, fault: Fault | undefined) => simulation.faults.setOne(operation, fault),
    setLatency: (latency: Latencies) => {
      simulation.latency = latency
    },
    /** Restores the initial world, faults and latency, and ends all sessions. Requests that are under way fail. */
    reset: () => {
      simulation.resetController.abort()
      simulation.resetController = new AbortController()
      simulation.supplier = initialState()
      simulation.faults.set(options.faults ?? {})
      simulation.latency = options.latency ?? {}
      simulation.requests.length = 0
      simulation.badRequests.length = 0
    },
    /** Opens a session; returns its id. @throws Error for an unknown user */
    openSession: (userName: string) => openSession(simulation.supplier, findUser(userName)).id,
    /** Creates a cart; returns its id. @throws Error for an unknown user or product */
    openCart: (userName: string, entries: readonly CartEntry[]) => {
      const { supplier } = simulation
      const cart = openCart(supplier, findUser(userName).customerId)
      for (const { productId, quantity, unit, tallies = [] } of entries) {
        const UOM = unit ?? supplier.products.get(productId)?.units[0].name ?? ''
        addLine(supplier, cart, { productID: productId, UOM, quoteQty: quantity, tallyLength: tallies })
      }
      return cart.id
    },
    hasUser: (userName: string) => userNamed(simulation.supplier, userName) !== undefined,
    /** Orders and quotes of the user's customer, newest first. @throws Error for an unknown user */
    ordersOf: (userName: string): readonly Order[] => {
      const { customerId } = findUser(userName)
      return simulation.supplier.orders.filter((order) => order.customerId === customerId)
    },
    /** The current state. It is not a copy, so it must be serialised before the next request. */
    snapshot: () => snapshotOf(simulation.supplier),
    /** Restores a snapshot, which must be of the same world. */
    restore: (snapshot: Snapshot) => {
      simulation.supplier = { ...initialState(), ...snapshot }
    },
    /** Sent e-mails, oldest first. */
    outbox: (): readonly Email[] => [...simulation.supplier.outbox],
    /** Finds a payment at a card provider; undefined for an unknown id. */
    paymentSession: (sessionId: string) => simulation.supplier.paymentSessions.get(sessionId),
    /** Opens a payment in a card provider's hosted checkout. */
    openCheckout: (checkout: Checkout) => openCheckout(simulation.supplier, checkout),
    /**
     * Records the outcome of a payment; later outcomes are ignored. Returns the payment and the portal page to return to;
     * undefined for an unknown payment.
     */
    settlePayment: (sessionId: string, settlement: Settlement) =>
      settlePayment(simulation.supplier, sessionId, settlement),
    /**
     * Processes the approved card payments, as the finance team does, so that the balances include them. Returns the
     * number of payments.
     */
    processPayments: () => processPayments(simulation.supplier).length,
  }
}

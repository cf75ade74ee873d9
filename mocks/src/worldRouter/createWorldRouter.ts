import type { OperationName } from '@trade-portal/supplier-api'
import type { Fault, Faults } from '../faults/faultTable.ts'
import { withFault } from '../faults/faultSwitch.ts'
import type { Latencies } from '../faults/latency.ts'
import type { Ledger } from '../state/ledger.ts'
import type { Email } from '../rules/outbox.ts'
import { createSimulator, type Simulator } from '../simulator/createSimulator.ts'
import { worlds, type WorldName } from '../world/index.ts'
import type { OrderedCarts } from '../state/supplier.ts'
import type { Checkout, Settlement } from '../rules/payments.ts'
import type { PaymentSession } from '../world/world.ts'
import { inOrderOfTime, mergeLedgers } from '../state/mergeLedgers.ts'
import { isChanging } from './isChanging.ts'
import { loginName, worldOfLogin } from './login.ts'
import { createSessionBook } from './sessionIndex.ts'
import type { StateKeeper } from './persistence.ts'
import type { Merchant } from '../sandbox/merchants.ts'

export interface SuppliersOptions {
  /** The first is that of everybody and everything that belongs to no other. */
  readonly worlds: readonly [WorldName, ...WorldName[]]
  readonly now: () => Date
  readonly orderedCarts: OrderedCarts
  readonly keeper: StateKeeper
}

/** Several simulated suppliers behind one address: an account leads into its world, its session stays there. */
export interface Suppliers {
  /** The supplier of everybody who belongs to no other world. */
  readonly home: Simulator
  /** Chooses another world for everybody who belongs to no other; who is signed in stays. */
  setHome(world: WorldName): void
  handle(request: Request): Promise<Response>
  /** A payment of any world; undefined for an unknown one. */
  paymentSession(id: string): PaymentSession | undefined
  /** Reports what became of a payment; the page to go back to, undefined for an unknown payment. */
  settlePayment(id: string, settlement: Settlement): Promise<string | undefined>
  /** Opens a payment at the hosted checkout for a merchant. */
  openCheckout(merchant: Merchant, checkout: Checkout): Promise<PaymentSession>
  /** What happened in all worlds, in the order of time. */
  ledger(): Ledger
  /** What happened in one world; undefined where there is no such world. */
  ledgerOf(world: string): Ledger | undefined
  /** The e-mails of all worlds, oldest first. */
  outbox(): readonly Email[]
  /** In force in every world; `times` counts in each. */
  setFaults(faults: Faults): void
  /** Sets or lifts the fault of one operation, and leaves the others alone. */
  setFault(operation: OperationName, fault: Fault | undefined): void
  setLatency(latency: Latencies): void
  /** What was set last. */
  settings(): { readonly home: WorldName; readonly faults: Faults; readonly latency: Latencies }
  /** Every world as it began, without faults and latency. */
  reset(): Promise<void>
}

export function createSuppliers({ keeper, ...options }: SuppliersOptions): Suppliers {
  const opened = new Map<WorldName, Simulator>()
  const sessions = createSessionBook<WorldName>()
  let faults: Faults = {}
  let latency: Latencies = {}

  /** Worlds are made when somebody comes: the large one takes its time and its memory. */
  const supplierOf = (world: WorldName): Simulator => {
    const known = opened.get(world)
    if (known) return known
    // Each clock is its own milliseconds ahead: the ids of a supplier come of the moment at which it opens.
    const ahead = options.worlds.indexOf(world)
    const now = () => new Date(options.now().getTime() + ahead)
    const made = createSimulator(worlds[world](keeper.began), { now, orderedCarts: options.orderedCarts })
    made.setFaults(faults)
    made.setLatency(latency)
    keeper.restore(world, made)
    for (const id of made.snapshot().sessions.keys()) sessions.enter(id, world)
    opened.set(world, made)
    return made
  }
  let [home] = options.worlds
  supplierOf(home)
  for (const world of options.worlds) if (keeper.kept.has(world)) supplierOf(world)
  const open = () => options.worlds.flatMap((world) => opened.get(world) ?? [])
  const answered = async (world: WorldName, request: Request): Promise<Response> => {
    const supplier = supplierOf(world)
    const answer = await supplier.handle(request)
    // Before it is told: nobody may see a success that a restart undoes.
    if (isChanging(request)) await keeper.save(world, supplier)
    return answer
  }
  const ofPayment = (id: string) => [...opened].find(([, supplier]) => supplier.paymentSession(id) !== undefined)

  return {
    get home() {
      return supplierOf(home)
    },
    setHome(world) {
      home = world
      supplierOf(world)
    },
    async handle(request) {
      if (request.method === 'GET' || request.method === 'HEAD') return drawn(open(), request)
      const name = await loginName(request)
      if (name === undefined) return answered((await sessions.find(request)) ?? home, request)
      const world = worldOfLogin(name, [home, ...options.worlds], opened)
      return sessions.note(world, await answered(world, request))
    },
    paymentSession: (id) => ofPayment(id)?.[1].paymentSession(id),
    async settlePayment(id, settlement) {
      const found = ofPayment(id)
      const returnTo = found?.[1].settlePayment(id, settlement)?.returnTo
      if (found) await keeper.save(...found)
      return returnTo
    },
    async openCheckout(merchant, checkout) {
      const world = options.worlds.includes(merchant.world) ? merchant.world : home
      const payment = supplierOf(world).openCheckout(checkout)
      await keeper.save(world, supplierOf(world))
      return payment
    },
    ledger: () => mergeLedgers(open().map((simulator) => simulator.ledger())),
    ledgerOf(world) {
      const named = options.worlds.find((name) => name === world)
      return named && supplierOf(named).ledger()
    },
    outbox: () => inOrderOfTime(open().flatMap((simulator) => simulator.outbox())),
    setFaults(next) {
      faults = next
      for (const simulator of open()) simulator.setFaults(next)
    },
    setFault(operation, fault) {
      faults = withFault(faults, operation, fault)
      for (const simulator of open()) simulator.setFault(operation, fault)
    },
    setLatency(next) {
      latency = next
      for (const simulator of open()) simulator.setLatency(next)
    },
    settings: () => ({ home, faults, latency }),
    async reset() {
      faults = {}
      latency = {}
      for (const simulator of open()) simulator.reset()
      await Promise.all([...opened].map(([world, simulator]) => keeper.save(world, simulator)))
    },
  }
}

/** Pictures and papers are asked for without a session: the first supplier that has it answers. */
async function drawn(suppliers: readonly Simulator[], request: Request): Promise<Response> {
  let answer = Response.error()
  for (const simulator of suppliers) {
    answer = await simulator.handle(request)
    if (answer.status !== 404) return answer
  }
  return answer
}

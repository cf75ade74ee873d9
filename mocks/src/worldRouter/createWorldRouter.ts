import { isOperationName, operations, type OperationName } from '@trade-portal/supplier-api'
import { withFault } from '../faults/faultSwitch.ts'
import type { Fault, Faults } from '../faults/faultTable.ts'
import type { Latencies } from '../faults/latency.ts'
import type { Checkout, Settlement } from '../rules/payments.ts'
import { createSimulator, type Simulator } from '../simulator/createSimulator.ts'
import { mergeLedgers, sortByTime } from '../state/ledger.ts'
import type { OrderedCarts } from '../state/supplier.ts'
import { worlds, type WorldName } from '../world/index.ts'
import { loginName, worldOfLogin } from './accountWorlds.ts'
import type { Persistence } from './persistence.ts'
import { createSessionIndex } from './sessionIndex.ts'

interface WorldRouterOptions {
  /** The worlds to serve; the first is the home world at start. */
  readonly worlds: readonly [WorldName, ...WorldName[]]
  readonly now: () => Date
  readonly orderedCarts: OrderedCarts
  readonly persistence: Persistence
}

export type WorldRouter = ReturnType<typeof createWorldRouter>

/**
 * Several simulators, one for each world, behind one address. The account that signs in selects the world for its session.
 * Requests without a known session go to the home world, except requests for files: these go to each started world in turn
 * until one has the file.
 */
export function createWorldRouter({ persistence, ...options }: WorldRouterOptions) {
  const simulators = new Map<WorldName, Simulator>()
  const sessions = createSessionIndex<WorldName>()
  let faults: Faults = {}
  let latency: Latencies = {}

  /**
   * Returns a world's simulator. Each simulator is created at its first use, because the large world takes time and memory.
   */
  const simulatorOf = (world: WorldName): Simulator => {
    const existing = simulators.get(world)
    if (existing) return existing
    // The clock seeds the ids. Each world's clock is a different number of milliseconds ahead, because two worlds must
    // never create the same id.
    const offset = options.worlds.indexOf(world)
    const now = () => new Date(options.now().getTime() + offset)
    const simulator = createSimulator(worlds[world](persistence.createdAt), {
      now,
      orderedCarts: options.orderedCarts,
    })
    simulator.setFaults(faults)
    simulator.setLatency(latency)
    persistence.restore(world, simulator)
    for (const id of simulator.snapshot().sessions.keys()) sessions.add(id, world)
    simulators.set(world, simulator)
    return simulator
  }
  let [home] = options.worlds
  simulatorOf(home)
  for (const world of options.worlds) if (persistence.storedWorlds.has(world)) simulatorOf(world)

  const started = () => options.worlds.flatMap((world) => simulators.get(world) ?? [])
  const handleIn = async (world: WorldName, request: Request): Promise<Response> => {
    const simulator = simulatorOf(world)
    const response = await simulator.handle(request)
    // The state is saved before the response is sent: the portal must never show a success that a restart undoes.
    if (isMutation(request)) await persistence.save(world, simulator)
    return response
  }
  const findPayment = (id: string) => [...simulators].find(([, simulator]) => simulator.paymentSession(id))

  return {
    /** The simulator of the home world. */
    get home() {
      return simulatorOf(home)
    },
    /** Changes the home world for later sign-ins. Existing sessions stay in their world. */
    setHome(world: WorldName) {
      home = world
      simulatorOf(world)
    },
    handle: async (request: Request): Promise<Response> => {
      if (request.method === 'GET' || request.method === 'HEAD') return firstFound(started(), request)
      const name = await loginName(request)
      if (name === undefined) return handleIn((await sessions.find(request)) ?? home, request)
      const world = worldOfLogin(name, [home, ...options.worlds], simulators)
      return sessions.addFromResponse(await handleIn(world, request), world)
    },
    /** Opens a payment at the hosted checkout: in the given world if it is served, else in the home world. */
    async openCheckout(wanted: WorldName, checkout: Checkout) {
      const world = options.worlds.includes(wanted) ? wanted : home
      const payment = simulatorOf(world).openCheckout(checkout)
      await persistence.save(world, simulatorOf(world))
      return payment
    },
    /** Finds a payment in any world; undefined for an unknown one. */
    paymentSession: (id: string) => findPayment(id)?.[1].paymentSession(id),
    /** Records a payment's outcome. Returns the portal page to go back to; undefined for an unknown payment. */
    async settlePayment(id: string, settlement: Settlement) {
      const found = findPayment(id)
      const returnTo = found?.[1].settlePayment(id, settlement)?.returnTo
      if (found) await persistence.save(...found)
      return returnTo
    },
    /** Processes the approved card payments of every world, as the finance team does. Returns the number of payments. */
    async processPayments() {
      let processed = 0
      for (const [world, simulator] of simulators) {
        processed += simulator.processPayments()
        await persistence.save(world, simulator)
      }
      return processed
    },
    /** The merged ledger of all worlds. */
    ledger: () => mergeLedgers(started().map((simulator) => simulator.ledger())),
    /** The ledger of one world; undefined for a world that is not served. */
    ledgerOf(world: string) {
      const served = options.worlds.find((name) => name === world)
      return served && simulatorOf(served).ledger()
    },
    /** The e-mails of all worlds, oldest first. */
    outbox: () => sortByTime(started().flatMap((simulator) => simulator.outbox())),
    /** Replaces the faults of every world. If a fault affects only some calls, each world counts its own calls. */
    setFaults(next: Faults) {
      faults = next
      for (const simulator of started()) simulator.setFaults(next)
    },
    /** Sets or removes the fault of one operation in every world. */
    setFault(operation: OperationName, fault: Fault | undefined) {
      faults = withFault(faults, operation, fault)
      for (const simulator of started()) simulator.setFault(operation, fault)
    },
    setLatency(next: Latencies) {
      latency = next
      for (const simulator of started()) simulator.setLatency(next)
    },
    settings: () => ({ home, faults }),
    /** Restores the initial state of every world and removes all faults and latencies. */
    async reset() {
      faults = {}
      latency = {}
      for (const simulator of started()) simulator.reset()
      await Promise.all([...simulators].map(([world, simulator]) => persistence.save(world, simulator)))
    },
  }
}

function isMutation(request: Request): boolean {
  const name = new URL(request.url).searchParams.get('ipFunction') ?? ''
  return request.method === 'POST' && isOperationName(name) && operations[name].kind === 'mutation'
}

/**
 * Returns a picture or PDF file from the first simulator that has it. Requests for files carry no session, so their world
 * is unknown.
 */
async function firstFound(simulators: readonly Simulator[], request: Request): Promise<Response> {
  let response = Response.error()
  for (const simulator of simulators) {
    response = await simulator.handle(request)
    if (response.status !== 404) return response
  }
  return response
}

import { operationNames } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { faultNames, faultTable } from '../faults/faultTable.ts'
import { faultSettings, latencySetting, latencySettings } from '../faults/settings.ts'
import { paymentPath } from '../rules/payments.ts'
import { worldNames, type WorldName } from '../world/index.ts'
import { createWorldRouter } from '../worldRouter/createWorldRouter.ts'
import { createPersistence } from '../worldRouter/persistence.ts'
import type { TextStore } from './browserStore.ts'
import { createCallLog } from './callLog.ts'
import { failSafeStore } from './failSafeStore.ts'
import { effectiveLatencies, noLatency, withLatency, type LatencySetting } from './latencySetting.ts'
import type { SimulatedState, SimulatedSupplier } from './simulatedSupplier.ts'

interface SimulatedSupplierOptions {
  /** Stores the state, the settings and the recorded calls across reloads. */
  readonly store: TextStore
  readonly now: () => Date
  /** The home world at start: the world of all accounts that have no world of their own. `typical` by default. */
  readonly home?: WorldName
}

const settings = v.object({
  home: v.picklist(worldNames()),
  faults: faultSettings,
  latency: v.object({ all: latencySetting, own: latencySettings }),
})

/** Creates the supplier from the stored state and settings. Stored texts that are invalid are ignored. */
export async function createSimulatedSupplier(options: SimulatedSupplierOptions): Promise<SimulatedSupplier> {
  const { now, home = 'typical' } = options
  const listeners = new Set<() => void>()
  let warnings: readonly string[] = []
  const store = failSafeStore(options.store, (message) => {
    warnings = [...warnings, message]
    notify()
  })
  const storage = {
    name: 'this browser',
    text: await store.read('state'),
    write: (text: string) => store.write('state', text),
    discard: () => 'it is discarded',
  }
  const persistence = createPersistence(storage, now, (message) => {
    warnings = [...warnings, message]
  })
  const others = worldNames().filter((world) => world !== home)
  const router = createWorldRouter({ worlds: [home, ...others], now, orderedCarts: 'recognised', persistence })
  const log = createCallLog(now, () => {
    notify()
    void store.write('calls', JSON.stringify(log.current()))
  })
  log.restore(await store.read('calls'))
  let latency = noLatency
  let state: SimulatedState | undefined

  function notify(): void {
    state = undefined
    for (const listener of listeners) listener()
  }
  function readState(): SimulatedState {
    const { home, faults } = router.settings()
    const [ledger, outbox] = [router.ledger(), router.outbox()]
    return { home, faults, latency, calls: log.current(), ledger, outbox, warnings }
  }
  function setLatencies(next: LatencySetting): void {
    latency = next
    router.setLatency(effectiveLatencies(next))
  }
  function saveSettings(): void {
    const { home, faults } = router.settings()
    void store.write('settings', JSON.stringify({ home, faults, latency }))
    notify()
  }

  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), settings), await store.read('settings'))
  if (stored.success) {
    router.setHome(stored.output.home)
    router.setFaults(stored.output.faults)
    setLatencies(stored.output.latency)
  }

  return {
    handle: (request) => log.record(request, (recorded) => router.handle(recorded)),
    choices: {
      worlds: worldNames(),
      operations: operationNames(),
      faults: faultNames().map((name) => ({ name, about: faultTable[name].about })),
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => {
      state ??= readState()
      return state
    },
    setHome: (world) => {
      router.setHome(world)
      saveSettings()
    },
    setFault: (operation, fault) => {
      router.setFault(operation, fault ?? undefined)
      saveSettings()
    },
    setLatency: (operation, next) => {
      setLatencies(withLatency(latency, operation, next))
      saveSettings()
    },
    paymentPath,
    paymentSession: (id) => router.paymentSession(id),
    settlePayment: async (id, settlement) => {
      const returnTo = await router.settlePayment(id, settlement)
      notify()
      return returnTo
    },
    processPayments: async () => {
      const processed = await router.processPayments()
      notify()
      return processed
    },
    reset: async () => {
      await router.reset()
      router.setHome(home)
      setLatencies(noLatency)
      warnings = []
      log.clear()
      saveSettings()
      // Removes the stored state, so that the next reload creates new worlds whose dates fit the day of the reload.
      await store.remove('state')
    },
  }
}

import { operationNames, type OperationName } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { faultNames, faultTable, type Fault } from '../faults/faultTable.ts'
import type { Latency } from '../faults/latency.ts'
import { effectiveLatencies, faultSettings, latencySetting, noLatency, withLatency } from '../faults/settings.ts'
import { paymentPath, type Settlement } from '../rules/payments.ts'
import { worldNames, type WorldName } from '../world/index.ts'
import { createWorldRouter } from '../worldRouter/createWorldRouter.ts'
import { createPersistence } from '../worldRouter/persistence.ts'
import { failSafeStore, type TextStore } from './browserStore.ts'
import { createCallLog } from './callLog.ts'

interface SimulatedSupplierOptions {
  /** Stores the state, the settings and the recorded calls across reloads. */
  readonly store: TextStore
  readonly now: () => Date
  /** The home world at start: the world of all accounts that have no world of their own. `typical` by default. */
  readonly home?: WorldName
}

/** The simulated supplier in a developer's browser, with its settings. */
export type SimulatedSupplier = Awaited<ReturnType<typeof createSimulatedSupplier>>

const settings = v.object({ home: v.picklist(worldNames()), faults: faultSettings, latency: latencySetting })

/** Creates the supplier from the stored state and settings. Stored texts that are invalid are ignored. */
export async function createSimulatedSupplier({ store: given, now, home = 'typical' }: SimulatedSupplierOptions) {
  const listeners = new Set<() => void>()
  let warnings: readonly string[] = []
  const store = failSafeStore(given, (message) => {
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
  let state: ReturnType<typeof readState> | undefined

  function notify(): void {
    state = undefined
    for (const listener of listeners) listener()
  }
  function readState() {
    return {
      ...router.settings(),
      latency,
      /** Recorded calls, newest first. */
      calls: log.current(),
      ledger: router.ledger(),
      /** Sent e-mails, oldest first. */
      outbox: router.outbox(),
      /** Warnings about stored state that could not be read or written. */
      warnings,
    }
  }
  function setLatencies(next: typeof latency): void {
    latency = next
    router.setLatency(effectiveLatencies(next))
  }
  function saveSettings(): void {
    void store.write('settings', JSON.stringify({ ...router.settings(), latency }))
    notify()
  }

  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), settings), await store.read('settings'))
  if (stored.success) {
    router.setHome(stored.output.home)
    router.setFaults(stored.output.faults)
    setLatencies(stored.output.latency)
  }

  return {
    /** Answers any request to the supplier. */
    handle: (request: Request) => log.record(request, router.handle),
    /** The possible values of the settings. */
    choices: {
      worlds: worldNames(),
      operations: operationNames(),
      faults: faultNames().map((name) => ({ name, about: faultTable[name].about })),
    },
    /** Subscribes to changes, for `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => (state ??= readState()),
    /**
     * Sets the home world: the world for later sign-ins of accounts without a world of their own. Existing sessions stay
     * in their world.
     */
    setHome: (world: WorldName) => {
      router.setHome(world)
      saveSettings()
    },
    /**
     * Sets the fault of an operation, or removes it if `fault` is null. Every world then counts the operation's calls from
     * 0 again, because a fault may affect only some calls, such as the second.
     */
    setFault: (operation: OperationName, fault: Fault | null) => {
      router.setFault(operation, fault ?? undefined)
      saveSettings()
    },
    /**
     * Sets the latency of one operation, or, with `all`, of every operation that has no latency of its own. A latency of 0
     * removes the setting.
     */
    setLatency: (operation: OperationName | 'all', next: Latency) => {
      setLatencies(withLatency(latency, operation, next))
      saveSettings()
    },
    /** The path of the card provider's page. Its query parameter `session` is the payment's id. */
    paymentPath,
    /** Finds a payment at the card provider; undefined for an unknown id. */
    paymentSession: router.paymentSession,
    /** Records a payment's outcome. Returns the portal page to go back to; undefined for an unknown payment. */
    settlePayment: async (id: string, settlement: Settlement) => {
      const returnTo = await router.settlePayment(id, settlement)
      notify()
      return returnTo
    },
    /** Processes the approved card payments, as the finance team does. Returns the number of payments. */
    processPayments: async () => {
      const processed = await router.processPayments()
      notify()
      return processed
    },
    /** Restores the initial worlds and settings, ends all sessions and clears the recorded calls. */
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

import { paymentPath, type Settlement } from '../rules/payments.ts'
import { worldNames, type WorldName } from '../world/index.ts'
import { createWorldRouter } from '../worldRouter/createWorldRouter.ts'
import { createPersistence } from '../worldRouter/persistence.ts'
import { failSafeStore, type TextStore } from './browserStore.ts'
import { createControls, readSettings } from './createControls.ts'

interface SimulatedSupplierOptions {
  /** Stores the state, the settings and the recorded calls across reloads. */
  readonly store: TextStore
  readonly now: () => Date
  /** The home world at start: the world of all accounts that have no world of their own. `typical` by default. */
  readonly home?: WorldName
}

/** The simulated supplier in a developer's browser, with its settings. */
export type SimulatedSupplier = Awaited<ReturnType<typeof createSimulatedSupplier>>

/** Creates the supplier from the stored state and settings. Stored texts that are invalid are ignored. */
export async function createSimulatedSupplier({ store: given, now, home = 'typical' }: SimulatedSupplierOptions) {
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
  const reset = async () => {
    await router.reset()
    router.setHome(home)
    warnings = []
  }
  const { controls, notify, restoreCalls, setLatencies } = createControls(
    { ...router, reset },
    {
      now,
      warnings: () => warnings,
      onCalls: (calls) => void store.write('calls', JSON.stringify(calls)),
      onSettings: (changed) => void store.write('settings', JSON.stringify(changed)),
    },
  )
  restoreCalls(await store.read('calls'))

  const stored = readSettings(await store.read('settings'))
  if (stored) {
    router.setHome(stored.home)
    router.setFaults(stored.faults)
    setLatencies(stored.latency)
  }

  return {
    ...controls,
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
    reset: async () => {
      await controls.reset()
      // Removes the stored state, so that the next reload creates new worlds whose dates fit the day of the reload.
      await store.remove('state')
    },
  }
}

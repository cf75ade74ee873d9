import { operationNames } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { faultNames, faultTable } from '../faults/faultTable.ts'
import { faultSettings, latencySetting, latencySettings } from '../faults/settings.ts'
import { createSuppliers } from '../worldRouter/createWorldRouter.ts'
import { keepState } from '../worldRouter/persistence.ts'
import { worldNames, type WorldName } from '../world/index.ts'
import { createCallLog } from './callLog.ts'
import { forgiving } from './safeStore.ts'
import { latenciesOf, noLatency, withLatency, type LatencySetting } from './latencySetting.ts'
import type { SimulatedState, SimulatedSupplier } from './simulatedSupplier.ts'
import type { TextStore } from './textStore.ts'

export interface SimulatedSupplierOptions {
  /** Where everything is kept over a reload. */
  readonly store: TextStore
  readonly now: () => Date
  /** The world of everybody who has none of their own, until another is chosen; `typical` unless given. */
  readonly home?: WorldName
}

const settings = v.object({
  home: v.picklist(worldNames()),
  faults: faultSettings,
  latency: v.object({ all: latencySetting, own: latencySettings }),
})

/** Starts where the page was left; what was kept and makes no sense is let go. */
export async function createSimulatedSupplier(options: SimulatedSupplierOptions): Promise<SimulatedSupplier> {
  const { now, home = 'typical' } = options
  const listeners = new Set<() => void>()
  let warnings: readonly string[] = []
  const store = forgiving(options.store, (sentence) => {
    warnings = [...warnings, sentence]
    changed()
  })
  const place = {
    name: 'this browser',
    text: await store.read('state'),
    write: (text: string) => store.write('state', text),
    setAside: () => 'it is let go',
  }
  const keeper = keepState(place, now, (sentence) => {
    warnings = [...warnings, sentence]
  })
  const others = worldNames().filter((world) => world !== home)
  const suppliers = createSuppliers({ worlds: [home, ...others], now, orderedCarts: 'emptied', keeper })
  const log = createCallLog(now, () => {
    changed()
    void store.write('calls', JSON.stringify(log.current()))
  })
  log.restore(await store.read('calls'))
  let latency = noLatency
  let state: SimulatedState | undefined

  function changed(): void {
    state = undefined
    for (const listener of listeners) listener()
  }
  function read(): SimulatedState {
    const { home, faults } = suppliers.settings()
    const [ledger, outbox] = [suppliers.ledger(), suppliers.outbox()]
    return { home, faults, latency, calls: log.current(), ledger, outbox, warnings }
  }
  function setLatencies(next: LatencySetting): void {
    latency = next
    suppliers.setLatency(latenciesOf(next))
  }
  function settle(): void {
    const { home, faults } = suppliers.settings()
    void store.write('settings', JSON.stringify({ home, faults, latency }))
    changed()
  }

  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), settings), await store.read('settings'))
  if (kept.success) {
    suppliers.setHome(kept.output.home)
    suppliers.setFaults(kept.output.faults)
    setLatencies(kept.output.latency)
  }

  return {
    handle: (request) => log.record(request, (asked) => suppliers.handle(asked)),
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
      state ??= read()
      return state
    },
    setHome: (world) => {
      suppliers.setHome(world)
      settle()
    },
    setFault: (operation, fault) => {
      suppliers.setFault(operation, fault ?? undefined)
      settle()
    },
    setLatency: (operation, next) => {
      setLatencies(withLatency(latency, operation, next))
      settle()
    },
    reset: async () => {
      await suppliers.reset()
      suppliers.setHome(home)
      setLatencies(noLatency)
      warnings = []
      log.clear()
      settle()
      // The next page begins on its own day.
      await store.remove('state')
    },
  }
}

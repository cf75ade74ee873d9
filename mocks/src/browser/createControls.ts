import { operationNames, type OperationName } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { faultNames, faultTable, type Fault, type Faults } from '../faults/faultTable.ts'
import type { Latency } from '../faults/latency.ts'
import {
  effectiveLatencies,
  faultSettings,
  latencySetting,
  noLatency,
  withLatency,
  type LatencySetting,
} from '../faults/settings.ts'
import type { Simulator } from '../simulator/createSimulator.ts'
import { worldNames, type WorldName } from '../world/index.ts'
import { createCallLog, type RecordedCall } from './callLog.ts'

/** A supplier in this page: one simulator, or the router to several. */
interface Controllable extends Pick<Simulator, 'handle' | 'ledger' | 'outbox' | 'setFault' | 'setLatency'> {
  readonly settings: () => { readonly home: WorldName; readonly faults: Faults }
  readonly setHome: (world: WorldName) => void
  readonly processPayments: () => number | Promise<number>
  readonly reset: () => void | Promise<void>
}

const settings = v.object({ home: v.picklist(worldNames()), faults: faultSettings, latency: latencySetting })

/** Reads settings from the text that was stored of them; undefined if it is absent or unusable. */
export function readSettings(text: string | null | undefined): SupplierSettings | undefined {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), settings), text)
  return stored.success ? stored.output : undefined
}

export interface SupplierSettings {
  readonly home: WorldName
  readonly faults: Faults
  readonly latency: LatencySetting
}

interface ControlsOptions {
  readonly now: () => Date
  /** Latency at start. The supplier has it already. */
  readonly latency?: LatencySetting
  readonly warnings?: () => readonly string[]
  readonly onCalls?: (calls: readonly RecordedCall[]) => void
  readonly onSettings?: (settings: SupplierSettings) => void
}

/** What people see and change of a simulated supplier while it runs: at /debug, and beside a story. */
export type SupplierControls = ReturnType<typeof createControls>['controls']

export function createControls(
  supplier: Controllable,
  { now, latency: initial = noLatency, warnings = () => [], onCalls, onSettings }: ControlsOptions,
) {
  const listeners = new Set<() => void>()
  const log = createCallLog(now, () => {
    notify()
    onCalls?.(log.current())
  })
  let latency = initial
  let state: ReturnType<typeof readState> | undefined

  function notify(): void {
    state = undefined
    for (const listener of listeners) listener()
  }
  function readState() {
    return {
      ...supplier.settings(),
      latency,
      /** Recorded calls, newest first. */
      calls: log.current(),
      ledger: supplier.ledger(),
      /** Sent e-mails, oldest first. */
      outbox: supplier.outbox(),
      /** Warnings about stored state that could not be read or written. */
      warnings: warnings(),
    }
  }
  function setLatencies(next: LatencySetting): void {
    latency = next
    supplier.setLatency(effectiveLatencies(next))
  }
  function changed(): void {
    onSettings?.({ ...supplier.settings(), latency })
    notify()
  }

  const controls = {
    /** Answers any request to the supplier. */
    handle: (request: Request) => log.record(request, supplier.handle),
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
      supplier.setHome(world)
      changed()
    },
    /**
     * Sets the fault of an operation, or removes it if `fault` is null. Every world then counts the operation's calls from
     * 0 again, because a fault may affect only some calls, such as the second.
     */
    setFault: (operation: OperationName, fault: Fault | null) => {
      supplier.setFault(operation, fault ?? undefined)
      changed()
    },
    /**
     * Sets the latency of one operation, or, with `all`, of every operation that has no latency of its own. A latency of 0
     * removes the setting.
     */
    setLatency: (operation: OperationName | 'all', next: Latency) => {
      setLatencies(withLatency(latency, operation, next))
      changed()
    },
    /** Processes the approved card payments, as the finance team does. Returns the number of payments. */
    processPayments: async () => {
      const processed = await supplier.processPayments()
      notify()
      return processed
    },
    /** Restores the initial worlds and settings, ends all sessions and clears the recorded calls. */
    reset: async () => {
      await supplier.reset()
      setLatencies(noLatency)
      log.clear()
      changed()
    },
  }
  return { controls, restoreCalls: (text: string | undefined) => log.restore(text), setLatencies, notify }
}

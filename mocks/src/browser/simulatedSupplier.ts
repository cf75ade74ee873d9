import type { OperationName } from '@trade-portal/supplier-api'
import type { Fault, FaultName, Faults } from '../faults/faultTable.ts'
import type { Latency } from '../faults/latency.ts'
import type { Ledger } from '../state/ledger.ts'
import type { Email } from '../rules/outbox.ts'
import type { WorldName } from '../world/index.ts'
import type { RecordedCall } from './callLog.ts'
import type { LatencySetting } from './latencySetting.ts'

/** The supplier in a developer's browser, and all that can be switched about it. */
export interface SimulatedSupplier {
  /** Answers any request to the supplier. */
  handle(request: Request): Promise<Response>
  /** What there is to choose from. */
  readonly choices: {
    readonly worlds: readonly WorldName[]
    readonly operations: readonly OperationName[]
    readonly faults: readonly { readonly name: FaultName; readonly about: string }[]
  }
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => SimulatedState
  /** Where the next sign-in leads, unless the account has a world of its own. Who is signed in stays. */
  setHome(world: WorldName): void
  /** Null lifts it. In every world its calls are counted anew. */
  setFault(operation: OperationName, fault: Fault | null): void
  /** 0 lifts it. What is set for one operation goes before what is set for all. */
  setLatency(operation: OperationName | 'all', latency: Latency): void
  /** Everything as it began: worlds, sessions, faults, latency, and no calls. */
  reset(): Promise<void>
}

export interface SimulatedState {
  readonly home: WorldName
  readonly faults: Faults
  readonly latency: LatencySetting
  /** Newest first. */
  readonly calls: readonly RecordedCall[]
  readonly ledger: Ledger
  /** Oldest first. */
  readonly outbox: readonly Email[]
  /** What somebody should know about what was kept. */
  readonly warnings: readonly string[]
}

import type { OperationName } from '@trade-portal/supplier-api'
import type { Fault, FaultName, Faults } from '../faults/faultTable.ts'
import type { Latency } from '../faults/latency.ts'
import type { Settlement } from '../rules/payments.ts'
import type { Ledger } from '../state/ledger.ts'
import type { Email } from '../state/records.ts'
import type { WorldName } from '../world/index.ts'
import type { PaymentSession } from '../world/world.ts'
import type { RecordedCall } from './callLog.ts'
import type { LatencySetting } from './latencySetting.ts'

/** The simulated supplier in a developer's browser, with its settings. */
export interface SimulatedSupplier {
  /** The response to any request to the supplier. */
  handle(request: Request): Promise<Response>
  /** The values that the settings accept. */
  readonly choices: {
    readonly worlds: readonly WorldName[]
    readonly operations: readonly OperationName[]
    readonly faults: readonly { readonly name: FaultName; readonly about: string }[]
  }
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => SimulatedState
  /**
   * Sets the world for later sign-ins of accounts that have no world of their own. Existing sessions stay in their
   * world.
   */
  setHome(world: WorldName): void
  /**
   * Sets or, with null, removes the fault of an operation. Every world then counts the calls of that operation from
   * zero.
   */
  setFault(operation: OperationName, fault: Fault | null): void
  /** Sets a latency; 0 removes it. The latency of a single operation takes precedence over that of `all`. */
  setLatency(operation: OperationName | 'all', latency: Latency): void
  /** The path of the card provider's page, whose query has the id of the payment as `session`. */
  readonly paymentPath: string
  /** A payment at the card provider; undefined for an unknown one. */
  paymentSession(id: string): PaymentSession | undefined
  /** Records the outcome of a payment. Returns the page to return to; undefined for an unknown payment. */
  settlePayment(id: string, settlement: Settlement): Promise<string | undefined>
  /** Processes the approved card payments, as the finance team does. Returns how many. */
  processPayments(): Promise<number>
  /** Restores the initial worlds and settings, ends all sessions and clears the calls. */
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
  /** Problems with the stored state. */
  readonly warnings: readonly string[]
}

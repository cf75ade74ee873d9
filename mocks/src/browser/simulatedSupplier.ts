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
  /** Sets the world of accounts that have none of their own, for later sign-ins; existing sessions stay where they are. */
  setHome(world: WorldName): void
  /** Null removes the fault. Its calls are counted from zero in every world. */
  setFault(operation: OperationName, fault: Fault | null): void
  /** 0 removes the latency. That of one operation takes precedence over that of all. */
  setLatency(operation: OperationName | 'all', latency: Latency): void
  /** The path of the card provider's page, whose query has the id of the payment as `session`. */
  readonly paymentPath: string
  /** A payment at the card provider; undefined for an unknown one. */
  paymentSession(id: string): PaymentSession | undefined
  /** Records the outcome of a payment. Returns the page to return to; undefined for an unknown payment. */
  settlePayment(id: string, settlement: Settlement): Promise<string | undefined>
  /** The finance team processes the approved card payments. Returns how many. */
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

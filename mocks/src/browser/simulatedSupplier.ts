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
  /** Answers any request to the supplier. */
  handle(request: Request): Promise<Response>
  /** The possible values of the settings. */
  readonly choices: {
    readonly worlds: readonly WorldName[]
    readonly operations: readonly OperationName[]
    readonly faults: readonly { readonly name: FaultName; readonly about: string }[]
  }
  /** Subscribes to changes, for `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => SimulatedState
  /**
   * Sets the home world: the world for later sign-ins of accounts without a world of their own. Existing sessions stay
   * in their world.
   */
  setHome(world: WorldName): void
  /**
   * Sets the fault of an operation, or removes it if `fault` is null. Every world then counts the operation's calls from 0
   * again, because a fault may affect only some calls, such as the second.
   */
  setFault(operation: OperationName, fault: Fault | null): void
  /**
   * Sets the latency of one operation, or, with `all`, of every operation that has no latency of its own. A latency of 0
   * removes the setting.
   */
  setLatency(operation: OperationName | 'all', latency: Latency): void
  /** The path of the card provider's page. Its query parameter `session` is the payment's id. */
  readonly paymentPath: string
  /** Finds a payment at the card provider; undefined for an unknown id. */
  paymentSession(id: string): PaymentSession | undefined
  /** Records a payment's outcome. Returns the portal page to go back to; undefined for an unknown payment. */
  settlePayment(id: string, settlement: Settlement): Promise<string | undefined>
  /** Processes the approved card payments, as the finance team does. Returns the number of payments. */
  processPayments(): Promise<number>
  /** Restores the initial worlds and settings, ends all sessions and clears the recorded calls. */
  reset(): Promise<void>
}

export interface SimulatedState {
  readonly home: WorldName
  readonly faults: Faults
  readonly latency: LatencySetting
  /** Recorded calls, newest first. */
  readonly calls: readonly RecordedCall[]
  readonly ledger: Ledger
  /** Sent e-mails, oldest first. */
  readonly outbox: readonly Email[]
  /** Warnings about stored state that could not be read or written. */
  readonly warnings: readonly string[]
}

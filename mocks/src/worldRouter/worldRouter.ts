import type { OperationName } from '@trade-portal/supplier-api'
import type { Fault, Faults } from '../faults/faultTable.ts'
import type { Latencies } from '../faults/latency.ts'
import type { Checkout, Settlement } from '../rules/payments.ts'
import type { Simulator } from '../simulator/createSimulator.ts'
import type { Ledger } from '../state/ledger.ts'
import type { Email } from '../state/records.ts'
import type { WorldName } from '../world/index.ts'
import type { PaymentSession } from '../world/world.ts'

/**
 * Several simulators, one for each world, behind one address. The account that signs in selects the world for its session.
 * Requests without a known session go to the home world, except requests for files: these go to each started world in turn
 * until one has the file.
 */
export interface WorldRouter {
  /** The simulator of the home world. */
  readonly home: Simulator
  /** Changes the home world for later sign-ins. Existing sessions stay in their world. */
  setHome(world: WorldName): void
  handle(request: Request): Promise<Response>
  /** Opens a payment at the hosted checkout: in the given world if it is served, else in the home world. */
  openCheckout(world: WorldName, checkout: Checkout): Promise<PaymentSession>
  /** Finds a payment in any world; undefined for an unknown one. */
  paymentSession(id: string): PaymentSession | undefined
  /** Records a payment's outcome. Returns the portal page to go back to; undefined for an unknown payment. */
  settlePayment(id: string, settlement: Settlement): Promise<string | undefined>
  /**
   * Processes the approved card payments of every world, as the finance team does. Returns the number of processed payments.
   */
  processPayments(): Promise<number>
  /** The merged ledger of all worlds. */
  ledger(): Ledger
  /** The ledger of one world; undefined for a world that is not served. */
  ledgerOf(world: string): Ledger | undefined
  /** The e-mails of all worlds, oldest first. */
  outbox(): readonly Email[]
  /** Replaces the faults of every world. If a fault affects only some calls, each world counts its own calls. */
  setFaults(faults: Faults): void
  /** Sets or removes the fault of one operation in every world. */
  setFault(operation: OperationName, fault: Fault | undefined): void
  setLatency(latency: Latencies): void
  settings(): { readonly home: WorldName; readonly faults: Faults; readonly latency: Latencies }
  /** Restores the initial state of every world and removes all faults and latencies. */
  reset(): Promise<void>
}

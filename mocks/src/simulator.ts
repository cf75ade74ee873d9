export { createSimulator, type CartEntry, type Simulator, type SimulatorOptions } from './simulator/createSimulator.ts'
export { fixedNow } from './world/calendar.ts'
export { faultNames, faultTable, isFaultName, type Fault, type FaultName, type Faults } from './faults/faultTable.ts'
export type { Latencies, Latency } from './faults/latency.ts'
export type {
  CommittedOrder,
  CommittedPayment,
  Ledger,
  LedgerCartLine,
  LedgerRequest,
  Outcome,
} from './state/ledger.ts'
export type { Email } from './rules/outbox.ts'
export type { Checkout, Settlement } from './rules/payments.ts'
export type { OrderedCarts } from './state/supplier.ts'
export { isWorldName, makeWorld, worldNames, worlds, type WorldName } from './world/index.ts'
export type { IsoDay, Order, ObjectSet, PaymentOutcome, PaymentSession, Product, World } from './world/world.ts'

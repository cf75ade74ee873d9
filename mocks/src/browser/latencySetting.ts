import { operationNames, type OperationName } from '@trade-portal/supplier-api'
import type { Latencies, Latency } from '../faults/latency.ts'

export interface LatencySetting {
  readonly all: Latency
  /** What is set for one operation goes before what is set for all. */
  readonly own: Latencies
}

export const noLatency: LatencySetting = { all: 0, own: {} }

/** A setting with another latency for one operation or for all; 0 lifts it. */
export function withLatency(
  setting: LatencySetting,
  operation: OperationName | 'all',
  latency: Latency,
): LatencySetting {
  if (operation === 'all') return { ...setting, all: latency }
  const { [operation]: _before, ...others } = setting.own
  return { ...setting, own: latency === 0 ? others : { ...others, [operation]: latency } }
}

/** The latency of each operation. */
export function latenciesOf({ all, own }: LatencySetting): Latencies {
  return all === 0 ? own : { ...Object.fromEntries(operationNames().map((name) => [name, all])), ...own }
}

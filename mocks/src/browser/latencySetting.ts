import { operationNames, type OperationName } from '@trade-portal/supplier-api'
import type { Latencies, Latency } from '../faults/latency.ts'

export interface LatencySetting {
  readonly all: Latency
  /** Latencies of single operations; they take precedence over `all`. */
  readonly own: Latencies
}

export const noLatency: LatencySetting = { all: 0, own: {} }

/** A copy of the setting with a new latency for one operation or for all; 0 removes the latency. */
export function withLatency(
  setting: LatencySetting,
  operation: OperationName | 'all',
  latency: Latency,
): LatencySetting {
  if (operation === 'all') return { ...setting, all: latency }
  const { [operation]: _before, ...others } = setting.own
  return { ...setting, own: latency === 0 ? others : { ...others, [operation]: latency } }
}

/** The effective latency of each operation. */
export function effectiveLatencies({ all, own }: LatencySetting): Latencies {
  return all === 0 ? own : { ...Object.fromEntries(operationNames().map((name) => [name, all])), ...own }
}

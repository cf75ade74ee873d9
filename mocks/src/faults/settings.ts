import { operationNames, type OperationName } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { faultNames } from './faultTable.ts'
import type { Latencies, Latency } from './latency.ts'

const operation = v.picklist(operationNames(), ({ received }) => `there is no operation ${received}`)
const faultName = v.picklist(faultNames())
const count = (least: number) => v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(least)))

/** Schema for faults in JSON, from a control request or from stored settings. */
export const faultSettings = v.record(
  operation,
  v.union(
    [faultName, v.strictObject({ fault: faultName, after: count(0), times: count(1), lateByMs: count(0) })],
    `neither a fault nor { fault, after, times, lateByMs }; the faults are ${faultNames().join(', ')}`,
  ),
)

const latency = v.union([v.literal('forever'), v.pipe(v.number(), v.minValue(0))], "milliseconds or 'forever'")

/** Schema for latencies in JSON, from a control request. */
export const latencySettings = v.record(operation, latency)

/** Schema for stored latencies: one of all operations, and those of single operations, which take precedence. */
export const latencySetting = v.object({ all: latency, own: latencySettings })
export type LatencySetting = v.InferOutput<typeof latencySetting>

/** Latencies as a story writes them: those of single operations, and `all` for every other operation. */
export type GivenLatency = Latencies & { readonly all?: Latency }

export const latencyOf = ({ all = 0, ...own }: GivenLatency = {}): LatencySetting => ({ all, own })

export const noLatency = latencyOf()

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

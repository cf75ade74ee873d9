import { operationNames } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { faultNames } from './faultTable.ts'

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

export const latencySetting = v.union(
  [v.literal('forever'), v.pipe(v.number(), v.minValue(0))],
  "milliseconds or 'forever'",
)

/** Schema for latencies in JSON, from a control request or from stored settings. */
export const latencySettings = v.record(operation, latencySetting)

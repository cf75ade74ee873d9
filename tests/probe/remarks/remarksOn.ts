import type { OperationName } from '@trade-portal/supplier-api'
import { look, type Remark } from '../remark.ts'
import type { WireShape } from '../wireShape.ts'
import { duplicateRows } from './duplicateRows.ts'
import { fineMoney } from './fineMoney.ts'

/** A response that customers wait too long for, in milliseconds. */
const slowMs = 3000

/** What is to say about any response, whatever its operation. */
export function remarksOn(name: OperationName, shape: WireShape, data: unknown, milliseconds: number): Remark[] {
  return [
    ...(data === undefined ? [] : [...duplicateRows(shape, data), ...fineMoney(shape, data)]),
    ...(milliseconds > slowMs
      ? [look(`${name} took ${(milliseconds / 1000).toFixed(1)} s: customers watch a loading indicator that long.`)]
      : []),
  ]
}

import { breaks, type Remark } from '../remark.ts'
import type { WireShape } from '../wireShape.ts'
import { isRecord, visitWire } from './visitWire.ts'

/** Tables from which customers choose a row. */
const pickers = /(^|\.)(BranchList|DespatchMethodList|VehicleTypes|StateList)$/

/** Rows of a table that have the same identifiers as an earlier row. */
export function duplicateRows(shape: WireShape, data: unknown): Remark[] {
  const remarks: Remark[] = []
  visitWire(shape, data, (part, value, path) => {
    if (part.is !== 'list' || part.row.is !== 'object' || !Array.isArray(value)) return
    const identifiers = [...part.row.fields].flatMap(([name, field]) =>
      field.shape.is === 'value' && field.shape.named === 'identifier' ? [name] : [],
    )
    if (identifiers.length === 0) return
    const keys = value.filter(isRecord).map((row) => identifiers.map((name) => String(row[name]).trim()).join(' '))
    const seen = new Set<string>()
    const repeated = keys.filter((key) => seen.size === seen.add(key).size)
    if (repeated.length > 0)
      remarks.push(
        breaks(
          `${path} has ${repeated.length === 1 ? 'a row' : `${repeated.length} rows`} with the ${identifiers.join(', ')} of another (${repeated[0]}): ${pickers.test(path) ? 'customers can choose only the first' : 'customers cannot tell them apart'}.`,
        ),
      )
  })
  return remarks
}

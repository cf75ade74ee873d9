import { isRecord, type OperationName } from '@trade-portal/supplier-api'
import { breaks, look, type Remark } from '../finding.ts'
import { visitWire, type WireShape } from '../wire/wireShape.ts'

/** A response that takes more milliseconds than this is too slow for customers. */
const slowMs = 3000

/**
 * Returns the remarks of the checks that apply to all operations.
 * @param data The response without its envelope; undefined if it cannot be read.
 */
export function checkResponse(name: OperationName, shape: WireShape, data: unknown, milliseconds: number): Remark[] {
  return [
    ...(data === undefined ? [] : [...checkIdentifiers(shape, data), ...checkDecimals(shape, data)]),
    ...(milliseconds > slowMs
      ? [look(`${name} took ${(milliseconds / 1000).toFixed(1)} s: customers watch a loading indicator that long.`)]
      : []),
  ]
}

/** Tables from which customers choose a row. */
const pickers = /(^|\.)(BranchList|DespatchMethodList|VehicleTypes|StateList)$/

/** Finds rows that repeat the identifiers of an earlier row of their table. */
function checkIdentifiers(shape: WireShape, data: unknown): Remark[] {
  const remarks: Remark[] = []
  visitWire(shape, data, (part, value, path) => {
    if (part.is !== 'list' || part.row.is !== 'object' || !Array.isArray(value)) return
    const identifiers = [...part.row.fields].flatMap(([name, field]) =>
      field.shape.is === 'value' && field.shape.named === 'identifier' ? [name] : [],
    )
    if (identifiers.length === 0) return
    // A missing identifier is a difference of its own, and no repetition.
    const complete = value.filter(isRecord).filter((row) => identifiers.every((name) => (row[name] ?? '') !== ''))
    const keys = complete.map((row) => identifiers.map((name) => String(row[name]).trim()).join(' '))
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

/** Finds amounts with more than two decimals, and reports one amount for each field. */
function checkDecimals(shape: WireShape, data: unknown): Remark[] {
  const found = new Map<string, number>()
  visitWire(shape, data, (part, value, path) => {
    const isMoney = part.is === 'value' && part.named === 'amount, decimal number'
    if (isMoney && hasMoreDecimals(value) && !found.has(path)) found.set(path, Number(value))
  })
  return [...found].map(([path, amount]) =>
    breaks(
      `${path} has more than two decimals (${amount}): customers see ${amount.toFixed(2)}, and totals differ from yours.`,
    ),
  )
}

/** Whether a value has more than two decimals, apart from floating-point errors. */
function hasMoreDecimals(value: unknown): boolean {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return (
    typeof amount === 'number' && Number.isFinite(amount) && Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-4
  )
}

/** Names of fields in which servers report errors that are not in the documented form. */
const errorFields = /^(errors?|error_?(code|message|description|msg)|fault|exception\w*|status_?code|stack_?trace)$/i

/** Finds an error that was sent with HTTP 200 and in an undocumented form. */
export function checkErrorForm(shape: WireShape, data: unknown): Remark[] {
  if (!isRecord(data)) return []
  const names = Object.keys(data)
  const hasOwn = shape.is === 'object' && names.some((name) => shape.fields.has(name))
  const field = names.find((name) => errorFields.test(name))
  return hasOwn || field === undefined
    ? []
    : [
        breaks(
          `This looks like an error in a form of its own (${field}). Send {"hasErrors": true, "errorTable": […]}: otherwise customers read “The supplier gave an unexpected answer” in place of your message, or take a failure for a success.`,
        ),
      ]
}

import { isRecord } from '@trade-portal/supplier-api'
import { wireShape, type WireShape } from './wireShape.ts'
import { describeValue, isAsDescribed, isReadable, typeInWords } from './wireValue.ts'

/**
 * For each field name, what customers would see if no row had the field, although the portal can still read the response.
 * A supplier may leave out fields that are not listed here.
 */
export const effectOfMissing: ReadonlyMap<string, string> = new Map([
  ['delivery', 'Every despatch method is treated as a delivery: nobody can collect.'],
  ['is_enabled', 'Every entry counts as disabled: the menu, the homepage and the links stay empty.'],
  ['isActive', 'Customers do not see their price book.'],
  ['prodQty', 'Cart lines show a quantity of 0, and no order can be placed.'],
  ['unitPrice', 'Lines have no price, and totals are shown as not known.'],
  ['UOM', 'No unit is shown, and the product cannot be ordered.'],
  ['canAccessTPWeb', 'Every user of the account is shown as disabled.'],
  ['account_status', 'The account is shown as Inactive, and no notice says that it is on hold.'],
  ['current_balance', 'Customers do not see their balance.'],
  ['balance_overdue', 'Customers do not see what is overdue, and are not asked to pay it.'],
  ['transactionType', 'Orders, quotes and invoices cannot be told apart.'],
  ['transactionAmount', 'The lists show no amounts.'],
  ['status', 'Every payment is shown as not known yet.'],
])

/** One kind of difference between a response and its schema, with the number of occurrences. */
export interface Difference {
  /**
   * `missing` and `wrong type` matter to customers; the other kinds only inform. `left out`: a field that the portal
   * can do without. `unexpected`: a field that it ignores. `tolerated`: a value that is not as described but can be
   * read.
   */
  readonly kind: 'missing' | 'wrong type' | 'left out' | 'unexpected' | 'tolerated'
  /** Field names joined by dots, with `[]` for rows: `OrderList.Order[].unitPrice`. Empty for the response itself. */
  readonly path: string
  /** What the schema declares; empty if it declares nothing. */
  readonly expected: string
  /** A description of the first value found; empty if it is missing. */
  readonly found: string
  /** The number of rows that have this difference. */
  readonly times: number
}

/** Whether customers notice the difference. Other differences are only information. */
export function isNoticeable({ kind }: Difference): boolean {
  return kind === 'missing' || kind === 'wrong type'
}

interface Notes {
  /** Counts the objects at a path. The count shows whether all objects at the path lack a field. */
  readonly visit: (path: string) => void
  readonly note: (difference: Omit<Difference, 'times'>) => void
}

/**
 * Compares a response with the fields that its schema declares.
 * @param schema A Valibot schema of the registry.
 * @param answer The response without its envelope.
 */
export function compareWire(schema: unknown, answer: unknown): Difference[] {
  const seen = new Map<string, Difference>()
  const visits = new Map<string, number>()
  compare(wireShape(schema), answer, '', {
    visit: (path) => visits.set(path, (visits.get(path) ?? 0) + 1),
    note: (difference) => {
      const key = `${difference.kind} ${difference.path}`
      const before = seen.get(key)
      seen.set(key, before ? { ...before, times: before.times + 1 } : { ...difference, times: 1 })
    },
  })
  return [...seen.values()].map((difference) =>
    difference.kind === 'missing' && !mattersIfMissing(difference, visits)
      ? { ...difference, kind: 'left out' }
      : difference,
  )
}

/** Types of required values: a row or response that lacks such a value is dropped. */
const cannotBeRead = new Set(['identifier', 'number, 0 or more'])

/** Whether customers notice a missing field: its row cannot be read, or the field is needed and no row has it. */
function mattersIfMissing({ path, expected, times }: Difference, visits: ReadonlyMap<string, number>): boolean {
  if (cannotBeRead.has(expected)) return true
  const names = path.split('.')
  const [parent, field] = [names.slice(0, -1).join('.'), names.at(-1) ?? '']
  const isNeeded = expected === 'list' || expected === 'object' || effectOfMissing.has(field)
  return isNeeded && times === visits.get(parent)
}

function compare(shape: WireShape, value: unknown, path: string, notes: Notes): void {
  if (shape.is === 'nullable' && value !== null) compare(shape.shape, value, path, notes)
  else if (shape.is === 'list') compareList(shape.row, value, path, notes)
  else if (shape.is === 'object') compareObject(shape, value, path, notes)
  else if (shape.is === 'value') {
    const isRight = value === null ? shape.mayBeNull : isAsDescribed(shape.named, value)
    const kind = isReadable(shape.named, value) ? 'tolerated' : 'wrong type'
    if (!isRight) notes.note({ kind, path, expected: shape.named, found: describeValue(value) })
  }
}

function compareList(row: WireShape, value: unknown, path: string, notes: Notes): void {
  if (Array.isArray(value)) for (const entry of value) compare(row, entry, `${path}[]`, notes)
  // The documentation allows a single row in place of the list.
  else if (isRecord(value)) compare(row, value, `${path}[]`, notes)
  else
    notes.note({
      kind: value === null || value === '' ? 'tolerated' : 'wrong type',
      path,
      expected: 'list',
      found: describeValue(value),
    })
}

function compareObject({ fields }: WireShape & { is: 'object' }, value: unknown, path: string, notes: Notes): void {
  if (!isRecord(value)) {
    notes.note({ kind: 'wrong type', path, expected: 'object', found: describeValue(value) })
    return
  }
  notes.visit(path)
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  for (const [name, { shape, mayBeAbsent }] of fields) {
    if (Object.hasOwn(value, name)) compare(shape, value[name], at(name), notes)
    else if (!mayBeAbsent) notes.note({ kind: 'missing', path: at(name), expected: nameOf(shape), found: '' })
  }
  for (const [name, extra] of Object.entries(value)) {
    if (fields.has(name)) continue
    const table = [...fields.keys()].find((known) => isReadFrom(value[known], extra))
    // Only the type is reported, because the value of an undeclared field may be a password.
    if (table !== undefined)
      notes.note({ kind: 'tolerated', path: at(name), expected: table, found: typeInWords(extra) })
    else notes.note({ kind: 'unexpected', path: at(name), expected: '', found: typeInWords(extra) })
  }
}

/**
 * Whether a declared table was read from `source`, a field with another name. If the table is a data set, `source` may hold
 * only its rows. If the table is a single object, `source` may be a list with this object as its only row.
 */
function isReadFrom(table: unknown, source: unknown): boolean {
  if (typeof source !== 'object' || source === null || Object.keys(source).length === 0) return false
  if (table === source) return true
  if (Array.isArray(source) && Array.isArray(table))
    return table.length === source.length && source.every((row, index) => isReadFrom(table[index], row))
  if (Array.isArray(source) && isRecord(table))
    return Object.values(table).includes(source) || (source.length === 1 && isReadFrom(table, source[0]))
  return isRecord(table) && isRecord(source) && Object.entries(source).every(([name, value]) => table[name] === value)
}

function nameOf(shape: WireShape): string {
  if (shape.is === 'value') return shape.named
  return shape.is === 'nullable' ? `${nameOf(shape.shape)} or null` : shape.is
}

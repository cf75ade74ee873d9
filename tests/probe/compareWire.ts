import { wireShape, type WireShape } from './wireShape.ts'
import { inWords, isAsDescribed, typeInWords } from './wireValue.ts'

/** One kind of difference between a response and its schema, with the number of occurrences. */
export interface Difference {
  readonly kind: 'missing' | 'unexpected' | 'wrong type'
  /** Field names joined by dots, `[]` for the rows of a list; empty for the response itself. */
  readonly path: string
  /** What the schema declares; empty if it declares nothing. */
  readonly expected: string
  /** A description of the first value found; empty if it is missing. */
  readonly found: string
  readonly times: number
}

type Note = (difference: Omit<Difference, 'times'>) => void

/** Compares a response, without its envelope, with the fields that its schema declares. */
export function compareWire(schema: unknown, answer: unknown): Difference[] {
  const seen = new Map<string, Difference>()
  compare(wireShape(schema), answer, '', (difference) => {
    const key = `${difference.kind} ${difference.path}`
    const before = seen.get(key)
    seen.set(key, before ? { ...before, times: before.times + 1 } : { ...difference, times: 1 })
  })
  return [...seen.values()]
}

function compare(shape: WireShape, value: unknown, path: string, note: Note): void {
  if (shape.is === 'nullable' && value !== null) compare(shape.shape, value, path, note)
  else if (shape.is === 'list') compareList(shape.row, value, path, note)
  else if (shape.is === 'object') compareObject(shape, value, path, note)
  else if (shape.is === 'value') {
    const isRight = value === null ? shape.mayBeNull : isAsDescribed(shape.named, value)
    if (!isRight) note({ kind: 'wrong type', path, expected: shape.named, found: inWords(value) })
  }
}

function compareList(row: WireShape, value: unknown, path: string, note: Note): void {
  if (!Array.isArray(value)) note({ kind: 'wrong type', path, expected: 'list', found: inWords(value) })
  else for (const entry of value) compare(row, entry, `${path}[]`, note)
}

function compareObject({ fields }: WireShape & { is: 'object' }, value: unknown, path: string, note: Note): void {
  if (!isRecord(value)) {
    note({ kind: 'wrong type', path, expected: 'object', found: inWords(value) })
    return
  }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  for (const [name, { shape, mayBeAbsent }] of fields) {
    if (Object.hasOwn(value, name)) compare(shape, value[name], at(name), note)
    else if (!mayBeAbsent) note({ kind: 'missing', path: at(name), expected: nameOf(shape), found: '' })
  }
  for (const [name, extra] of Object.entries(value)) {
    // Only the type, because an undeclared value may be a password.
    if (!fields.has(name)) note({ kind: 'unexpected', path: at(name), expected: '', found: typeInWords(extra) })
  }
}

function nameOf(shape: WireShape): string {
  if (shape.is === 'value') return shape.named
  return shape.is === 'nullable' ? `${nameOf(shape.shape)} or null` : shape.is
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

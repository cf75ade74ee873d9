import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  countDropped,
  decimal,
  flag,
  id,
  isoDate,
  money,
  neededNumber,
  emptyAnswer,
  rows,
  secondsOfDay,
  text,
  texts,
  toCents,
} from './wire.ts'

const read = (schema: v.GenericSchema, value: unknown) => v.parse(v.object({ it: schema }), { it: value }).it

test.each([
  [1.005, 101],
  [1.15, 115],
  [-1.005, -101],
  [-0, 0],
  [1e-7, 0],
  [123456789.12, 12345678912],
  [Number.NaN, null],
  [1e13, null],
])('The amount %f has %j cents', (amount, cents) => {
  expect(Object.is(toCents(amount), cents)).toBe(true)
})

test('Bidirectional marks are removed from text, but not from ids', () => {
  expect(read(text, '\u202Eyard\u2067 gate\u2069 \u05D0\u200F')).toBe('yard gate \u05D0\u200F')
  expect(read(texts, 'a\u202Eb|c')).toEqual(['ab', 'c'])
  expect(read(id, 'A\u202E1')).toBe('A\u202E1')
})

test.each([
  ['12.50', 1250],
  ['1,234.50', 123450],
  [' 7 ', 700],
  ['1e3', null],
  ['-.25', -25],
  ['.', null],
  [null, null],
  [{}, null],
  [JSON.parse('1e400'), null],
])('An amount of money is parsed from %j', (value, cents) => {
  expect(read(money, value)).toBe(cents)
})

test('A required number may be text, and has no default', () => {
  expect(read(neededNumber, '12.5')).toBe(12.5)
  for (const value of [undefined, null, '', 'far', -1, '-1', Number.NaN, {}])
    expect(() => read(neededNumber, value)).toThrow(v.ValiError)
})

test.each([
  [{}, true],
  [{ hasErrors: 'false' }, true],
  [{ hasErrors: 0, errorTable: null }, true],
  [{ hasErrors: false, errorTable: [], lineID: 7 }, true],
  [{ error: { code: 500 } }, false],
  [{ hasErrors: null, error: 'x' }, false],
  [{ hasErrors: 'maybe' }, false],
  [{ errorTable: [{ field: '', msg: 'Quote has expired' }] }, false],
  [[], false],
  ['ok', false],
  [null, false],
])('A mutation with the answer %j has succeeded: %s', (answer, isSuccess) => {
  expect(v.safeParse(emptyAnswer, answer).success).toBe(isSuccess)
})

test('An identifier is text or a number, and never an object', () => {
  expect([7, '7', ' A-1 '].map((value) => read(id, value))).toEqual(['7', '7', 'A-1'])
  for (const value of [null, '', ' ', {}, [], Number.NaN]) expect(v.safeParse(id, value).success).toBe(false)
  expect([null, 5, {}, [], true].map((value) => read(text, value))).toEqual(['', '5', '', '', ''])
})

test('A23 Only an explicit yes is parsed as true', () => {
  for (const value of [true, 'true', 'Y', 1, '1']) expect(read(flag, value)).toBe(true)
  for (const value of [false, 'false', 'N', 0, null, {}, 'maybe']) expect(read(flag, value)).toBe(false)
})

test.each([
  ['2026-05-31', '2026-05-31'],
  ['2026-05-31T23:59:59Z', '2026-05-31'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['31/05/2026', null],
  ['0001-01-01', null],
  ['9999-12-31', null],
  [null, null],
])('The day of %j is %j', (value, day) => {
  expect(read(isoDate, value)).toBe(day)
})

test('D26 A time of day must be within a day', () => {
  const read0 = [0, 86_399, 86_400, -1, 'x'].map((value) => read(secondsOfDay, value))
  expect(read0).toEqual([0, 86_399, null, null, null])
})

const row = v.object({ id, name: text })
const table = v.object({ List: rows(row) })

test.each([
  [{}, 0],
  [{ List: null }, 0],
  [{ List: '' }, 0],
  [{ List: { id: 1, name: 'a' } }, 1],
])('The rows of a table are parsed from %j', (wire, length) => {
  expect(v.parse(table, wire).List).toHaveLength(length)
})

test('D05 Invalid and repeated rows are dropped and counted', () => {
  const wire = { List: [{ id: 1, name: 'a' }, null, 'x', { id: ' 1 ', name: 'b' }, { name: 'no id' }, { id: '2' }] }
  const [one, again, two] = ['a', 'b', ''].map((name, index) => ({ id: index === 2 ? '2' : '1', name }))
  expect(countDropped(() => v.parse(table, wire))).toEqual({ result: { List: [one, again, two] }, dropped: 3 })
  const choices = v.object({ List: rows(row, 'id') })
  expect(countDropped(() => v.parse(choices, wire))).toEqual({ result: { List: [one, two] }, dropped: 4 })
})

test('The fast parser of rows gives the same result as the schema', () => {
  const parts = rows(v.object({ id }))
  const entries = { id, name: text, at: isoDate, needed: neededNumber, price: money, flag, parts }
  const renamed = v.pipe(
    v.object(entries),
    v.transform((wire) => ({ ...wire, renamed: wire.name })),
  )
  const values = [undefined, null, '', ' x ', 'yes', 0, -1, 1.005, '1,200.50', NaN, true, [], {}, [{ id: 7 }]]
  const good = { id: 1, name: 'a', at: '2024-02-29', needed: 1, price: 2, flag: true, parts: [{ id: 1 }] }
  const hostile = Object.keys(entries).flatMap((key) => values.map((value) => ({ ...good, [key]: value })))
  const all = [...hostile, good, {}, null, 'x', 1, [], ...Object.keys(entries).map((key) => ({ [key]: 1 }))]
  const bySchema = all.flatMap((value) => {
    const { success, output } = v.safeParse(renamed, value)
    return success ? [output] : []
  })
  expect(bySchema.length).toBeGreaterThan(50)
  expect(v.parse(v.object({ List: rows(renamed) }), { List: all }).List).toEqual(bySchema)
})

test('D10 The rows of a table cannot change an object’s prototype', () => {
  v.parse(table, JSON.parse('{"List":[{"id":"1","__proto__":{"polluted":true}}]}'))
  expect('polluted' in {}).toBe(false)
})

test('A number of 100,000 characters is refused within two seconds', () => {
  const started = performance.now()
  for (const text of ['1'.repeat(100_000), `1${',111'.repeat(25_000)}x`, `${' '.repeat(100_000)}1x`])
    expect([read(decimal, text), read(money, text)]).toEqual([null, null])
  expect(performance.now() - started).toBeLessThan(2000)
})

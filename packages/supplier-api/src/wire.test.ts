import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
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

describe('K02 cents', () => {
  test.each([
    [1.005, 101],
    [0.615, 62],
    [10.235, 1024],
    [1.255, 126],
    [1.15, 115],
    [4.35, 435],
    [-1.005, -101],
    [-0.001, 0],
    [-0, 0],
    [1e-7, 0],
    [123456789.12, 12345678912],
  ])('%f is %i', (amount, cents) => {
    expect(Object.is(toCents(amount), cents)).toBe(true)
  })

  test.each([Number.NaN, Infinity, -Infinity, 1e13, 1e21])('%f is no amount', (amount) => {
    expect(toCents(amount)).toBeNull()
  })
})

test('D09 no text can change the direction of following text, and an identifier is sent back unchanged', () => {
  expect(read(text, '\u202Eyard\u2067 gate\u2069 \u05D0\u200F')).toBe('yard gate \u05D0\u200F')
  expect(read(texts, 'a\u202Eb|c')).toEqual(['ab', 'c'])
  expect(read(id, 'A\u202E1')).toBe('A\u202E1')
})

describe('D08 numbers and money', () => {
  test.each([
    ['12.50', 1250],
    ['1,234.50', 123450],
    [' 7 ', 700],
    ['$5', null],
    ['1e3', null],
    ['.5', 50],
    ['-.25', -25],
    ['12.', 1200],
    ['.', null],
    [null, null],
    [{}, null],
    [JSON.parse('1e400'), null],
  ])('%j', (value, cents) => {
    expect(read(money, value)).toBe(cents)
  })

  test('a quantity may be text', () => {
    expect(read(decimal, '2.5')).toBe(2.5)
  })

  test('B17 a needed number may be text, and is never guessed', () => {
    expect(read(neededNumber, '12.5')).toBe(12.5)
    for (const value of [undefined, null, '', 'far', -1, '-1', Number.NaN, {}]) {
      expect(() => read(neededNumber, value)).toThrow(v.ValiError)
    }
  })
})

describe('the answer to a write without fields of its own', () => {
  test.each([
    {},
    { hasErrors: false },
    { hasErrors: 'false' },
    { hasErrors: 0, errorTable: null },
    { hasErrors: false, errorTable: [], lineID: 7 },
  ])('%j is a success', (answer) => {
    expect(v.safeParse(emptyAnswer, answer).success).toBe(true)
  })

  test.each([
    { error: { code: 500 } },
    { Message: 'An error has occurred.' },
    { status: 500, title: 'Internal Server Error' },
    { hasErrors: null, error: 'x' },
    { hasErrors: 'maybe' },
    { errorTable: [{ field: '', msg: 'Quote has expired' }] },
    [],
    'ok',
    true,
    null,
  ])('%j is none', (answer) => {
    expect(v.safeParse(emptyAnswer, answer).success).toBe(false)
  })
})

describe('identifiers and text', () => {
  test.each([
    [7, '7'],
    ['7', '7'],
    [' A-1 ', 'A-1'],
  ])('%j', (value, ours) => {
    expect(read(id, value)).toBe(ours)
  })

  test.each([null, '', ' ', {}, [], Number.NaN])('an identifier is never %j', (value) => {
    expect(v.safeParse(id, value).success).toBe(false)
  })

  test('D07 text is never an object', () => {
    expect([null, 5, {}, [], true].map((value) => read(text, value))).toEqual(['', '5', '', '', ''])
  })

  test('A23 only a clear yes is true', () => {
    expect([true, 'true', 'Y', 1, '1'].map((value) => read(flag, value))).toEqual([true, true, true, true, true])
    expect([false, 'false', 'N', 0, null, {}, 'maybe'].some((value) => read(flag, value))).toBe(false)
  })
})

describe('J06 calendar days', () => {
  test.each([
    ['2026-05-31', '2026-05-31'],
    ['2026-05-31T00:00:00', '2026-05-31'],
    ['2026-05-31T23:59:59Z', '2026-05-31'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['31/05/2026', null],
    ['0001-01-01', null],
    ['9999-12-31', null],
    ['/Date(1748649600000)/', null],
    ['', null],
    [null, null],
    [0, null],
  ])('%j is %j', (value, day) => {
    expect(read(isoDate, value)).toBe(day)
  })

  test.each([
    [0, 0],
    [86_399, 86_399],
    [86_400, null],
    [-1, null],
    ['x', null],
  ])('D26 %j seconds', (value, seconds) => {
    expect(read(secondsOfDay, value)).toBe(seconds)
  })
})

describe('D05 D06 tables', () => {
  const table = v.object({ List: rows(v.object({ id, name: text })) })

  test('bad rows are dropped and counted, good ones stay', () => {
    const wire = { List: [{ id: 1, name: 'a' }, null, 'x', { name: 'no id' }, { id: '2' }] }
    expect(countDropped(() => v.parse(table, wire))).toEqual({
      result: {
        List: [
          { id: '1', name: 'a' },
          { id: '2', name: '' },
        ],
      },
      dropped: 3,
    })
  })

  test('the rows of a long list are read as their schema reads them, whatever arrives', () => {
    const entries = {
      id,
      name: text,
      at: isoDate,
      needed: neededNumber,
      price: money,
      flag,
      parts: rows(v.object({ id })),
    }
    const row = v.pipe(
      v.object(entries),
      v.transform((wire) => ({ ...wire, renamed: wire.name })),
    )
    const values = [
      undefined,
      null,
      '',
      ' x ',
      'yes',
      0,
      -1,
      1.005,
      '1,200.50',
      NaN,
      true,
      [],
      {},
      [{ id: 7 }],
      '2024-02-30',
    ]
    const good = { id: 1, name: 'a', at: '2024-02-29', needed: 1, price: 2, flag: true, parts: [{ id: 1 }] }
    const hostile = Object.keys(entries).flatMap((key) => values.map((value) => ({ ...good, [key]: value })))
    const all = [...hostile, good, {}, null, 'x', 1, [], ...Object.keys(entries).map((key) => ({ [key]: 1 }))]
    const bySchema = all.flatMap((value) => {
      const { success, output } = v.safeParse(row, value)
      return success ? [output] : []
    })
    expect(bySchema.length).toBeGreaterThan(50)
    expect(v.parse(v.object({ List: rows(row) }), { List: all }).List).toEqual(bySchema)
  })

  test.each([
    [{}, 0],
    [{ List: null }, 0],
    [{ List: '' }, 0],
    [{ List: { id: 1, name: 'a' } }, 1],
  ])('%j', (wire, length) => {
    expect(v.parse(table, wire).List).toHaveLength(length)
  })

  test('a row that repeats an identifier by which rows are chosen is dropped and counted', () => {
    const choices = v.object({ List: rows(v.object({ id, name: text }), 'id') })
    const wire = { List: [{ id: 1, name: 'a' }, { id: 'x' }, { id: ' 1 ', name: 'b' }, { name: 'no id' }] }
    expect(countDropped(() => v.parse(choices, wire))).toEqual({
      result: {
        List: [
          { id: '1', name: 'a' },
          { id: 'x', name: '' },
        ],
      },
      dropped: 2,
    })
  })

  test('D10 a hostile key does not change a prototype', () => {
    v.parse(table, JSON.parse('{"List":[{"id":"1","__proto__":{"polluted":true}}]}'))
    expect('polluted' in {}).toBe(false)
  })
})

test('a text of 100,000 characters is refused as a number at once', () => {
  const started = performance.now()
  for (const text of ['1'.repeat(100_000), `1${',111'.repeat(25_000)}x`, `${' '.repeat(100_000)}1x`]) {
    expect(read(decimal, text)).toBeNull()
    expect(read(money, text)).toBeNull()
  }
  expect(performance.now() - started).toBeLessThan(2000)
})

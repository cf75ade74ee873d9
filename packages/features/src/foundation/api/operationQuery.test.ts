import { expect, test } from 'vitest'
import { reuseUnchanged } from './operationQuery.ts'

const [first, second, third] = [{ id: 1 }, { id: 2 }, { id: 3 }]
const before = [first, second, third]
const items = (after: unknown) => {
  const kept = reuseUnchanged(before, after)
  if (!Array.isArray(kept)) throw new Error('It is no list any more')
  return kept
}

test('items that moved up because another was removed stay the same objects', () => {
  const kept = items([second, third])
  expect(kept).toHaveLength(2)
  expect(kept[0]).toBe(second)
  expect(kept[1]).toBe(third)
})

test('a new copy of an unchanged list is the old list', () => {
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before)
})

test('only a changed item of a new copy is a new object', () => {
  const kept = items([{ id: 1 }, { id: 5 }, { id: 3 }])
  expect(kept).toEqual([{ id: 1 }, { id: 5 }, { id: 3 }])
  expect(kept[0]).toBe(first)
  expect(kept[2]).toBe(third)
})

test('anything but a list is compared as usual', () => {
  expect(reuseUnchanged(undefined, before)).toBe(before)
  expect(reuseUnchanged({ id: 1 }, 2)).toBe(2)
  expect(reuseUnchanged(first, { id: 1 })).toBe(first)
})

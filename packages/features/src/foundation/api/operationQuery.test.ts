import { expect, test } from 'vitest'
import { reuseUnchanged } from './operationQuery.ts'

const [first, second, third] = [{ id: 1 }, { id: 2 }, { id: 3 }]
const before = [first, second, third]
/** The items that are the same objects as before. */
const reused = (after: object[]) => {
  const kept = reuseUnchanged(before, after)
  expect(kept).toEqual(after)
  return Array.isArray(kept) ? before.filter((item) => kept.includes(item)) : []
}

test('after a fetch, unchanged list items stay the same objects', () => {
  // Items that move up, because another was removed, are compared with the item that stood at their place before.
  expect(reused([second, third])).toEqual([second, third])
  expect(reused([{ id: 1 }, { id: 5 }, { id: 3 }])).toEqual([first, third])
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before)
})

test('after a fetch, an equal value that is no list is reused', () => {
  expect(reuseUnchanged(undefined, before)).toBe(before)
  expect(reuseUnchanged({ id: 1 }, 2)).toBe(2)
  expect(reuseUnchanged(first, { id: 1 })).toBe(first)
})

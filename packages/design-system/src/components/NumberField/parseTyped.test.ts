import { expect, test } from 'vitest'
import { parseTyped } from './parseTyped.ts'

test('an unfinished number counts as far as it goes; a text without a number is null', () => {
  expect(['3.', '3.25', '.5', '1,200.5', '-2', '0'].map(parseTyped)).toEqual([3, 3.25, 0.5, 1200.5, -2, 0])
  for (const text of ['', ' ', '-', '.', '1.2.3', 'abc', '1e3', '1 2', '--5', '$5']) expect(parseTyped(text)).toBeNull()
})

test('a comma that is not between thousands is never left out: 3,6 is not 36', () => {
  for (const text of ['3,6', '3,60', '1,2000', ',5', '12,34,567']) expect(parseTyped(text)).toBeNull()
  expect(parseTyped('12,345,678')).toBe(12_345_678)
})

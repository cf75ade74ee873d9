import { expect, test } from 'vitest'
import { parseTyped } from './parseTyped.ts'

test('an unfinished number counts as far as it goes; a text without a number is null', () => {
  expect(['3.', '3.25', '.5', '1,200.5', '-2', '0'].map(parseTyped)).toEqual([3, 3.25, 0.5, 1200.5, -2, 0])
  expect(['', ' ', '-', '.', '1.2.3', 'abc'].map(parseTyped)).toEqual([null, null, null, null, null, null])
})

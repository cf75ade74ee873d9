import { expect, test } from 'vitest'
import { shortComment } from './shortComment.ts'

test.each([
  ['', ''],
  ['Paid', 'Paid'],
  ['Fifteen letters', 'Fifteen letters'],
  ['Sixteen letters!', 'Sixteen letters...'],
  ['Paid with the June run', 'Paid with the J...'],
])('of %j the list shows %j', (comment, short) => {
  expect(shortComment(comment)).toBe(short)
})

test.each([
  ['a family, which is seven code points', '👨‍👩‍👧‍👦'],
  ['a flag', '🇦🇺'],
  ['an accent of its own', 'e\u0301'],
])('D09 %s is one character', (_, character) => {
  expect(shortComment(character.repeat(15))).toBe(character.repeat(15))
  expect(shortComment(character.repeat(16))).toBe(`${character.repeat(15)}...`)
})

test('D09 ten thousand marks on one letter, and half a surrogate, do no harm', () => {
  const marked = `a${'\u0301'.repeat(10_000)}`
  expect(shortComment(marked)).toBe(marked)
  expect(shortComment(`\uD83D${'x'.repeat(20)}`)).toBe(`\uD83D${'x'.repeat(14)}...`)
})

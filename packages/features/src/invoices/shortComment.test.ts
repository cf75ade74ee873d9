import { expect, test } from 'vitest'
import { shortComment } from './shortComment.ts'

const manyMarks = `a${'\u0301'.repeat(10_000)}`

test.each([
  ['', ''],
  ['Fifteen letters', 'Fifteen letters'],
  ['Sixteen letters!', 'Sixteen letters...'],
  ['Paid with the June run', 'Paid with the J...'],
  ['👨‍👩‍👧‍👦'.repeat(16), `${'👨‍👩‍👧‍👦'.repeat(15)}...`],
  ['e\u0301'.repeat(16), `${'e\u0301'.repeat(15)}...`],
  [manyMarks, manyMarks],
  [`\uD83D${'x'.repeat(20)}`, `\uD83D${'x'.repeat(14)}...`],
])('D09 a comment is cut after 15 visible characters (%#)', (comment, short) => {
  expect(shortComment(comment)).toBe(short)
})

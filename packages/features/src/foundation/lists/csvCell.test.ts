import { expect, test } from 'vitest'
import { csvCell } from './csvCell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+61 2 9555 0100', "'+61 2 9555 0100"],
  ['-5 mm', "'-5 mm"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\rtext', "'\rtext"],
  ['\n=1', "'\n=1"],
  ['\0=1', "'\0=1"],
  ['  =1+1', "'  =1+1"],
  ['"=1+1"', '\'"=1+1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['﹦1', "'﹦1"],
  ['\u2212 1', "'\u2212 1"],
  // To Unicode, = with a combining stroke is the same as ≠. But a spreadsheet reads the = as the start of a formula.
  ['=\u0338 1', "'=\u0338 1"],
  ['\u202E\u200B\uFEFF=1', "'\u202E\u200B\uFEFF=1"],
])('L01 the text %j becomes %j', (value, cell) => expect(csvCell(value)).toBe(cell))

test.each(['', 'Joist hanger', '90 x 45 MGP10', '1=1', "it's", '"Quick" set', 'a;=1', '–', 'ü', '😀', '<b>'])(
  'the text %j stays as it is',
  (value) => expect(csvCell(value)).toBe(value),
)

test.each([
  [0, undefined, '0'],
  [-5, undefined, '-5'],
  [-0.5, undefined, '-0.5'],
  [13.2, undefined, '13.2'],
  [1e3, undefined, '1000'],
  [12.5, 2, '12.50'],
  [-12.5, 2, '-12.50'],
  [-0, 2, '0.00'],
  [1_234_567.89, 2, '1234567.89'],
  [Number.NaN, 2, ''],
  [Number.POSITIVE_INFINITY, undefined, ''],
  [null, 2, ''],
])('L02 the number %j with %j decimals is %j', (value, decimals, cell) => expect(csvCell(value, decimals)).toBe(cell))

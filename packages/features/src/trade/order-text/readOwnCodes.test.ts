import { expect, test } from 'vitest'
import { foldText } from '../../foundation/lists/foldText.ts'
import { withSupplierCodes } from '../catalogue/ownCodes.ts'
import { readPastedText, readTypedText } from './readNewLines.ts'
import { maxOwnCodes, readOwnCodes } from './readOwnCodes.ts'

test.each([',', ';', '\t'])('two columns divided by %j are read, with or without a header', (sign) => {
  const rows = [`A12${sign}FX100001`, `Long screw${sign}FX100028`].join('\r\n')
  const codes = [
    { own: 'A12', theirs: 'FX100001' },
    { own: 'Long screw', theirs: 'FX100028' },
  ]
  expect(readOwnCodes(rows)).toEqual({ codes, leftOut: [] })
  expect(readOwnCodes(`\uFEFFMy code${sign}Supplier code\r\n${rows}`)).toEqual({ codes, leftOut: [] })
})

test.each([
  ['A13', 'needs two codes'],
  [',FX100001', 'needs two codes'],
  ['A13,two words', 'is not a pair of codes'],
  ['12,FX100001', 'could be a quantity, a unit or a size'],
  ['ea,FX100001', 'could be a quantity, a unit or a size'],
  ['90x45,FX100001', 'could be a quantity, a unit or a size'],
  ['a12,FX100002', 'already stands for FX100001'],
])('the row %j is left out, because it %s', (row, reason) => {
  const { codes, leftOut } = readOwnCodes(`A12,FX100001\n${row}`)
  expect(codes).toEqual([{ own: 'A12', theirs: 'FX100001' }])
  expect(leftOut).toEqual([expect.stringMatching(new RegExp(`: ${reason}$`))])
})

test('a row of one column does not hide how the others are divided', () => {
  const { codes, leftOut } = readOwnCodes('A12;FX100001\nONLYONE\nLong;FX100028\n')
  expect(codes).toHaveLength(2)
  expect(leftOut).toEqual(['ONLYONE: needs two codes'])
})

test('a row that occurs twice counts once, and there is a limit', () => {
  expect(readOwnCodes('A12,FX100001\na12,FX100001').codes).toHaveLength(1)
  const rows = Array.from({ length: maxOwnCodes + 2 }, (_, index) => `A${index}X,FX100001`).join('\n')
  expect(readOwnCodes(rows).leftOut).toHaveLength(2)
})

test('a code that begins like a formula is read back', () => {
  expect(readOwnCodes("'-A12,FX100001").codes).toEqual([{ own: '-A12', theirs: 'FX100001' }])
})

const own = new Map(
  [
    ['a12', 'FX100001'],
    ['1042', 'FX100028'],
    ['nail', 'FX100003'],
  ].map(([mine = '', theirs = '']) => [foldText(mine), theirs] as const),
)

test('own codes in a text are read like the supplier’s', async () => {
  const { lines } = await readPastedText('12 x A12\n1042 3\nFX100002 8\nNail A4 box', own)
  expect(lines).toMatchObject([
    { code: 'FX100001', quantity: '12', text: '12 x A12' },
    { code: 'FX100028', quantity: '3', text: '1042 3' },
    { code: 'FX100002', quantity: '8' },
  ])
  expect(await readTypedText('a12', own)).toMatchObject([{ code: 'FX100001', quantity: '1' }])
})

test('what is no own code stays as it was typed', () => {
  const text = 'FX100001 12, 9312345678907 4\nA123 2; nail'
  expect(withSupplierCodes(text, own)).toBe(text)
})

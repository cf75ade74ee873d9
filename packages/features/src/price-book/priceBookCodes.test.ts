import { expect, test } from 'vitest'
import { choicesOf, formatCodes, frequencyCodes, labelOf, typeCodes, yesOrNo } from './priceBookCodes.ts'

test('each code stands for its specified words', () => {
  const wordsOf = (codes: typeof typeCodes) => codes.map(({ value }) => `${value} ${labelOf(codes, value)}`)
  expect(wordsOf(typeCodes)).toEqual(['F Full Download', 'I Incremental Download'])
  expect(wordsOf(formatCodes)).toEqual([
    '1 Tab Delimited',
    '2 Comma Delimited',
    '3 Default Format 1',
    '4 Default Format 2',
  ])
  expect(wordsOf(frequencyCodes(false))).toEqual(['D Daily', 'W Weekly', 'F Fortnightly', 'M Monthly'])
  expect(wordsOf(frequencyCodes(true))).toEqual(['D Daily', 'W Weekly', 'F Bi-Weekly', 'M Monthly'])
})

test.each(['', 'Z', 'f', '5', '02', '__proto__', 'constructor', '<b>F</b>'])(
  'D10 the unknown code %j stands for itself',
  (code) => {
    for (const codes of [typeCodes, formatCodes, frequencyCodes(true)]) expect(labelOf(codes, code)).toBe(code)
  },
)

test('an unknown current code can be kept, a missing one is no choice', () => {
  expect(choicesOf(typeCodes, 'I')).toBe(typeCodes)
  expect(choicesOf(typeCodes, '')).toBe(typeCodes)
  expect(choicesOf(typeCodes, 'Z').map(({ label }) => label)).toEqual(['Full Download', 'Incremental Download', 'Z'])
})

test('flags are words', () => {
  expect([true, false].map(yesOrNo)).toEqual(['Yes', 'No'])
})

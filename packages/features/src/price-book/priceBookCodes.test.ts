import { describe, expect, test } from 'vitest'
import { choicesOf, formatCodes, frequencyCodes, labelOf, typeCodes, yesOrNo } from './priceBookCodes.ts'

describe('each code stands for its specified words', () => {
  test.each([
    ['F', 'Full Download'],
    ['I', 'Incremental Download'],
  ])('type %s', (code, words) => expect(labelOf(typeCodes, code)).toBe(words))

  test.each([
    ['1', 'Tab Delimited'],
    ['2', 'Comma Delimited'],
    ['3', 'Default Format 1'],
    ['4', 'Default Format 2'],
  ])('format %s', (code, words) => expect(labelOf(formatCodes, code)).toBe(words))

  test.each([
    ['D', 'Daily', 'Daily'],
    ['W', 'Weekly', 'Weekly'],
    ['F', 'Fortnightly', 'Bi-Weekly'],
    ['M', 'Monthly', 'Monthly'],
  ])('frequency %s', (code, words, inTaxMode) => {
    expect(labelOf(frequencyCodes(false), code)).toBe(words)
    expect(labelOf(frequencyCodes(true), code)).toBe(inTaxMode)
  })
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

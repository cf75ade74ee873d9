import { describe, expect, test } from 'vitest'
import { choicesOf, formats, frequencies, labelOf, types, yesOrNo } from './priceBookCodes.ts'

describe('each code stands for its specified words', () => {
  test.each([
    ['F', 'Full Download'],
    ['I', 'Incremental Download'],
  ])('type %s', (code, words) => expect(labelOf(types, code)).toBe(words))

  test.each([
    ['1', 'Tab Delimited'],
    ['2', 'Comma Delimited'],
    ['3', 'Default Format 1'],
    ['4', 'Default Format 2'],
  ])('format %s', (code, words) => expect(labelOf(formats, code)).toBe(words))

  test.each([
    ['D', 'Daily', 'Daily'],
    ['W', 'Weekly', 'Weekly'],
    ['F', 'Fortnightly', 'Bi-Weekly'],
    ['M', 'Monthly', 'Monthly'],
  ])('frequency %s', (code, words, inTaxMode) => {
    expect(labelOf(frequencies(false), code)).toBe(words)
    expect(labelOf(frequencies(true), code)).toBe(inTaxMode)
  })
})

test.each(['', 'Z', 'f', '5', '02', '__proto__', 'constructor', '<b>F</b>'])(
  'D10 the unknown code %j stands for itself',
  (code) => {
    for (const codes of [types, formats, frequencies(true)]) expect(labelOf(codes, code)).toBe(code)
  },
)

test('an unknown current code can be kept, a missing one is no choice', () => {
  expect(choicesOf(types, 'I')).toBe(types)
  expect(choicesOf(types, '')).toBe(types)
  expect(choicesOf(types, 'Z').map(({ label }) => label)).toEqual(['Full Download', 'Incremental Download', 'Z'])
})

test('flags are words', () => {
  expect([true, false].map(yesOrNo)).toEqual(['Yes', 'No'])
})

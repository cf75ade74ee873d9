import { expect, test } from 'vitest'
import { choicesOf, formatCodes, frequencyCodes, labelOf, typeCodes } from './priceBookCodes.ts'

test('each price book code has its specified label', () => {
  const labelsOf = (codes: typeof typeCodes) => codes.map(({ value }) => `${value} ${labelOf(codes, value)}`)
  expect(labelsOf(typeCodes)).toEqual(['F Full Download', 'I Incremental Download'])
  const formats = ['1 Tab Delimited', '2 Comma Delimited', '3 Default Format 1', '4 Default Format 2']
  expect(labelsOf(formatCodes)).toEqual(formats)
  expect(labelsOf(frequencyCodes(false))).toEqual(['D Daily', 'W Weekly', 'F Fortnightly', 'M Monthly'])
  expect(labelsOf(frequencyCodes(true))[2]).toBe('F Bi-Weekly')
})

test('an unknown price book code is shown unchanged and selectable', () => {
  for (const code of ['', 'f', '__proto__']) expect(labelOf(typeCodes, code)).toBe(code)
  expect(choicesOf(typeCodes, '')).toBe(typeCodes)
  expect(choicesOf(typeCodes, 'Z').map(({ label }) => label)).toEqual(['Full Download', 'Incremental Download', 'Z'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitMeasures } from './splitMeasures.ts'

const measuresOf = (text: string) => splitMeasures(text).filter((_, index) => index % 2 === 1)

test.each([
  ['Downpipe 100 x 50 mm 1.8 m Woodland Grey', ['100 x 50 mm', '1.8 m']],
  ['Roofing Screw with Seal 12g x 35 mm Monument', ['12g x 35 mm']],
  ['Cup Head Bolt & Nut Galvanised M10 x 130 mm', ['M10 x 130 mm']],
  ['Cement 20 kg (pallet of 64)', ['20 kg']],
  ['Mesh 6×2.4 m, in rolls', ['6×2.4 m']],
  ['Tie 3/4 x 1,200 mm', ['3/4 x 1,200 mm']],
  ['PO-1079', ['PO-1079']],
  ['EFT 2026-10-20', ['2026-10-20']],
])('%j has the measurements %j', (text, measures) => {
  expect(measuresOf(text)).toEqual(measures)
})

test.each(['', 'MGP10 Pine', 'Pack of 100', '4 metal brackets', '12 x', 'Fixing 7 mmm', '2 m³s', 'PO-2026-000123-AB'])(
  '%j has no measurements',
  (text) => expect(measuresOf(text)).toEqual([]),
)

test('the pieces of a split text join to the original text', () => {
  const piece = fc.oneof(fc.constantFrom('45', '2.4', ' ', ' x ', 'x', ' mm', 'm', 'M10', ',', '/', '²'), fc.string())
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      expect(splitMeasures(text).join('')).toBe(text)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, readAmount } from './readAmount.ts'

const read = (text: string) => readAmount(text, 'AUD')

test.each(['1,797.95', '$ 1797.95', 'au$ 1797.95', ' 1,797.95 AUD', 'aud 1797.95', '\u2067１７９７.９５\u2069'])(
  '%j is $1,797.95',
  (text) => expect(read(text)).toBe(179_795),
)

test('an amount is parsed without dollars or without cents', () => {
  const texts = ['0', '007', '12.5', '1,234', '1.15', '4.35', '.5']
  expect(texts.map(read)).toEqual([0, 700, 1250, 123_400, 115, 435, 50])
})

// A property below covers texts with a minus sign, an exponent or three decimals.
const noAmounts = ['', '$', '.', '12,50', '12,34,567', '+5', '(5)', '1 797.95', '12.', '$$5', '5$', 'US$5', 'AUD 5 AUD']
test.each([...noAmounts, '99999999999999999'])('%j is no amount', (text) => expect(read(text)).toBeUndefined())

test('an amount may name the field’s currency, but no other', () => {
  expect(['USD 5', 'US$5'].map((text) => readAmount(text, 'USD'))).toEqual([500, 500])
  expect(readAmount('5 AUD', 'USD')).toBeUndefined()
})

test('an amount as shown parses back to itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
      expect(read(amountText(cents))).toBe(cents)
    }),
  )
})

test('parsing an amount keeps its digits', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-$e '.split('')), maxLength: 12 })
  fc.assert(
    fc.property(typed, (text) => {
      const cents = read(text)
      if (cents === undefined) return
      expect(text).not.toMatch(/[-e]|\..*[.,]/)
      const [dollars = '', part = ''] = text.replaceAll(/[$,\s]/g, '').split('.')
      expect(part.length).toBeLessThanOrEqual(2)
      expect(String(cents).padStart(3, '0')).toBe((dollars + part.padEnd(2, '0')).replace(/^0+/, '').padStart(3, '0'))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, grouped } from './formatMoney.ts'

const australia = { locale: 'en-AU', currency: 'AUD' } as const

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [-0.4, '$0.00'],
  [-2050, '-$20.50'],
  [1e14, '$1,000,000,000,000.00'],
  // What is no amount is a dash.
  [null, '-'],
  [Number.NaN, '-'],
  [Number.NEGATIVE_INFINITY, '-'],
])('K04 K06 %d cents are written as %s', (cents, text) => expect(formatMoney(cents, australia)).toBe(text))

test('a word replaces each hidden amount', () => {
  expect([100, null].map((cents) => formatMoney(cents, { ...australia, hidesAmounts: true }))).toEqual(['hidden', '-'])
})

test('a foreign currency is named', () => {
  expect(formatMoney(100, { locale: 'en-US', currency: 'AUD' })).toBe('A$1.00')
  expect(formatMoney(100, { locale: 'en-AU', currency: 'USD' })).toBe('USD\u00a01.00')
})

const formats = (['en-AU', 'en-US'] as const).flatMap((locale) =>
  (['AUD', 'USD'] as const).map((currency) => ({ locale, currency })),
)

test.each(formats)('K05 $currency in $locale is formatted as by the browser', (format) => {
  const browser = new Intl.NumberFormat(format.locale, { style: 'currency', currency: format.currency })
  fc.assert(
    // Larger amounts are not tested. The browser's formatter takes a number of dollars, and for larger amounts that number
    // cannot hold the cents exactly.
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      expect(formatMoney(cents, format)).toBe(browser.format(cents / 100 + 0))
    }),
  )
})

test.each([0, 2])('numbers with %d decimals are formatted as by the browser', (decimals) => {
  const browser = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: 3 })
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (thousandths) => {
      const number = thousandths / 1000
      expect(grouped(number, decimals)).toBe(browser.format(number + 0))
    }),
  )
})

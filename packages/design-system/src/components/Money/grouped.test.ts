import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([0, 2])('numbers with %d decimals are written as the browser writes them', (decimals) => {
  const browser = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: 3 })
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (thousandths) => {
      const number = thousandths / 1000
      expect(grouped(number, decimals)).toBe(browser.format(number + 0))
    }),
  )
})

import { processorMs } from '@trade-portal/mocks/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTexts } from './orderTexts.ts'
import type { ReadProduct } from './readLine.ts'
import { maxProducts, readOrderText } from './readOrderText.ts'

const meaning = ({ code, quantity, unit, lengths }: ReadProduct) => {
  if (lengths.length > 0) return `${code} ${lengths.map((tally) => `${tally.quantity}@${tally.length}`).join(' ')}`
  return `${code} ${quantity ?? '?'}${unit === '' || unit === 'EA' ? '' : ` ${unit}`}`
}

test.each(orderTexts)('%s is read as it is meant', (_name, text, expected) => {
  expect(readOrderText(text).products.map(meaning).join(', ')).toBe(expected)
})

const pieces = [
  'FX100017 TM100001 1002345 12 4.2 3.6m 1,200 0 -5 10/4.2 45x90 $4.30 @ x - / = , ; | " qty boxes ea lm of was not'.split(
    ' ',
  ),
  '26/11/2026 0491570156 Code Qty Description § <script> __proto__'.split(' '),
  ['\t', ' ', '\n', '\r\n', '\0', '\uD800', '木'],
].flat()
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
)

test('of any text, quantities and lengths are numbers above 0, and codes are not empty', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const { code, quantity, lengths } of readOrderText(text).products) {
        expect(code.trim()).not.toBe('')
        expect(quantity === null || (quantity > 0 && Number.isFinite(quantity))).toBe(true)
        expect(lengths.every((tally) => tally.length > 0 && Number.isSafeInteger(tally.quantity))).toBe(true)
      }
    }),
  )
})

test('no line with a code is lost: it is a product, or is said not to be read', () => {
  fc.assert(
    fc.property(hostile, hostile, (before, after) => {
      const { products, notRead } = readOrderText(`${before}\n FX100017 \n${after}`)
      expect([...products.map((product) => product.text), ...notRead].join('\n')).toContain('FX100017')
    }),
  )
})

test('of 600 lines 500 are products, and the others are kept', () => {
  const { products, notRead } = readOrderText(
    Array.from({ length: 600 }, (_, index) => `FX${100_000 + index} 2`).join('\n'),
  )
  expect(products).toHaveLength(maxProducts)
  expect(notRead).toHaveLength(100)
})

test('a text is cut after 100,000 characters, and says so', () => {
  expect(readOrderText(`FX100017 12\n${'x'.repeat(200_000)}`)).toEqual({
    products: [expect.objectContaining({ code: 'FX100017', quantity: 12 })],
    notRead: ['The end of the text, which was too long.'],
  })
})

const repeated = [...'x|1|1 |x 1|1x|1,|1.|-|- |@|"|FX100017 |1/1 |$|1 x 1 x |box of |A1|= '.split('|'), '\t', '\n']

test.each(repeated)('a long text of %j takes a time that grows with its length only', (part) => {
  const timeOf = (length: number) => {
    const text = part.repeat(length / part.length)
    const times = [1, 2, 3].map(() => {
      const start = processorMs()
      readOrderText(text)
      return processorMs() - start
    })
    return Math.min(...times)
  }
  // The longer text is four times as long. If the time grew with the square of the length, the longer text would take 16
  // times as long.
  expect(timeOf(100_000)).toBeLessThan(Math.max(20, timeOf(25_000)) * 8)
})

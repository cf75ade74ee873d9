import { fromCents, toCents, type CartLine } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { formatMoney } from '../../packages/design-system/src/components/Money/formatMoney.ts'
import { csvCell } from '../../packages/features/src/foundation/lists/saveCsv.ts'
import { cartTotals, linePrice } from '../../packages/features/src/trade/cart/cartTotals.ts'
import { totalOf } from '../../packages/features/src/trade/documents/totalOf.ts'
import { multiplyExactly, exactUnits, randomDocument, seededRandom, type RandomLine } from './randomDocument.ts'

const documents = process.env['TEST_SCOPE'] === 'all' ? 100_000 : 3000
const seed = 20_261_122
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const australia = { locale: 'en-AU', currency: 'AUD' } as const

function cartLine({ price, quantity, gst }: RandomLine): CartLine {
  const own = { lineId: '1', productId: 'P', name: 'P', unit: 'EA', image: '', isTally: false, stockStatus: null }
  return { ...own, unitPrice: toCents(Number(price)), quantity: Number(quantity), unitGst: toCents(Number(gst)) }
}

/** Whole cents as decimal text, without floating-point arithmetic. */
function exactText(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

test(`K01 K02 The amounts of ${documents} random documents are exact`, () => {
  const random = seededRandom(seed)
  const wrong: string[] = []
  const check = (what: string, found: unknown, exact: bigint | string) => {
    const expected = typeof exact === 'bigint' ? Number(exact) : exact
    if (!Object.is(found, expected) && wrong.length < 10) wrong.push(`${what}: ${String(found)}, not ${expected}`)
  }
  const shown: (number | null)[] = []
  const shownExactly: bigint[] = []

  for (let index = 0; index < documents; index += 1) {
    const document = randomDocument(random)
    const lines = document.map(cartLine)
    const exact = document.map(({ price, quantity }) => multiplyExactly(exactUnits(price), exactUnits(quantity)))
    const exactGst = document.map(({ gst, quantity }) => multiplyExactly(exactUnits(gst), exactUnits(quantity)))
    const prices = lines.map(linePrice)
    for (const [position, price] of prices.entries()) check('line', price, exact[position] ?? 0n)
    const { subtotal, gst, total } = cartTotals(lines)
    check('subtotal', subtotal, sum(exact))
    check('tax', gst, sum(exactGst))
    check('total', total, sum(exact) + sum(exactGst))
    check('list', totalOf(prices).total, sum(exact))
    // Treats the sum as an amount from the supplier: reads it, exports it and shows it.
    const amount = toCents(Number(exactText(sum(exact))))
    check('read', amount, sum(exact))
    if (amount === null) continue
    check('file', csvCell(fromCents(amount), 2), exactText(sum(exact)))
    check('screen', formatMoney(amount, australia).replace(/[$,]/g, ''), exactText(sum(exact)))
    shown.push(amount)
    shownExactly.push(sum(exact))
  }
  check('total of what is shown', totalOf(shown).total, sum(shownExactly))
  expect(wrong).toEqual([])
  expect(shown).toHaveLength(documents)
})

test('The five ageing columns sum to the total, even with credits', () => {
  const random = seededRandom(seed)
  for (let index = 0; index < documents / 10; index += 1) {
    const ages = Array.from({ length: 5 }, () => BigInt(Math.round((random() - 0.3) * 1e9)))
    const read = ages.map((cents) => toCents(Number(exactText(cents))))
    expect(totalOf(read)).toEqual({ total: Number(sum(ages)), missing: 0 })
  }
})

test('No amount, locale or currency makes formatting fail', () => {
  const extremes = [0, -0, 0.4, -0.4, 1e12, -1e12, 1e21, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE]
  const amounts = [...extremes, Number.NaN, Infinity, -Infinity, null, ...Array.from({ length: 27 }, (_, i) => i ** 7)]
  expect(amounts).toHaveLength(40)
  for (const locale of ['en-AU', 'en-US'] as const) {
    for (const currency of ['AUD', 'USD'] as const) {
      const texts = amounts.map((amount) => formatMoney(amount, { locale, currency }))
      expect(texts.filter((text) => /NaN|undefined|∞|^-\D*0\.00$/.test(text))).toEqual([])
      expect(texts.filter((text) => text === '-')).toHaveLength(4)
    }
  }
})

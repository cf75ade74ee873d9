import { expect, test } from 'vitest'
import { pagesMatching } from './pagesMatching.ts'

const found = (text: string) => pagesMatching(text, () => true).map(({ href }) => href)

test.each([
  ['statements', ['/statements']],
  ['STAT', ['/statements']],
  ['cart', ['/cart']],
  ['quotes', ['/orders']],
  ['prod', ['/products']],
  ['order', ['/quick-order', '/order-again', '/orders']],
  // Pages that are reached from other pages, or whose address needs a number, are not suggested.
  ['complete', []],
  ['search', []],
  ['payment', []],
  ['s', []],
  ['', []],
])('%j names %j', (text, hrefs) => {
  expect(found(text)).toEqual(hrefs)
})

test('pages without access are left out', () => {
  expect(pagesMatching('order', (name) => name === 'orders').map(({ href }) => href)).toEqual(['/orders'])
  expect(pagesMatching('stores', () => false)).toEqual([])
  expect(pagesMatching('store', () => false)).toHaveLength(1)
})

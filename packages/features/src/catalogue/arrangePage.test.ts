import { expect, test } from 'vitest'
import { arrangePage } from './arrangePage.ts'

const products = (ids: string) => ids.split('').map((productId) => ({ productId }))

/** The ids that are shown, and whether Next is enabled. */
function arranged(current: string, next: string | undefined, { page = 1, hasNextFailed = false } = {}) {
  const { products: shown, hasNext } = arrangePage({
    page,
    pageSize: 2,
    current: products(current),
    next: next === undefined ? undefined : products(next),
    hasNextFailed,
  })
  return [shown.map(({ productId }) => productId).join(''), hasNext]
}

test('Next is enabled if the next page has products', () => {
  expect(arranged('ab', 'c')).toEqual(['ab', true])
  expect(arranged('ab', '')).toEqual(['ab', false])
  expect(arranged('abc', 'def')).toEqual(['abc', true])
})

test('while the next page is loading, a full page enables Next', () => {
  expect(arranged('ab', undefined)).toEqual(['ab', true])
  expect(arranged('a', undefined)).toEqual(['a', false])
  expect(arranged('', undefined)).toEqual(['', false])
})

test('D27 Next opens a page that failed, but no repeated page', () => {
  expect(arranged('a', undefined, { hasNextFailed: true })).toEqual(['a', true])
  expect(arranged('ab', 'ba')).toEqual(['ab', false])
  expect(arranged('ab', 'bc')).toEqual(['ab', true])
})

test('an answer with all products is cut into pages', () => {
  expect(arranged('abcde', undefined)).toEqual(['ab', true])
  expect(arranged('abcde', 'abcde')).toEqual(['ab', true])
  expect(arranged('abcde', 'abcde', { page: 2 })).toEqual(['cd', true])
  expect(arranged('abcde', 'abcde', { page: 3 })).toEqual(['e', false])
  expect(arranged('abcde', undefined, { page: 4, hasNextFailed: true })).toEqual(['', false])
})

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

test.each([
  ['ab', 'c', true],
  ['ab', '', false],
  ['abc', 'def', true],
  // While the next page is loading, Next is enabled on a full page.
  ['ab', undefined, true],
  ['a', undefined, false],
  ['', undefined, false],
])('with %j on this page and %j on the next, Next is enabled: %s', (page, next, isEnabled) => {
  expect(arranged(page, next)).toEqual([page, isEnabled])
})

test('D27 Next opens a page that failed, but no page that repeats', () => {
  expect(arranged('a', undefined, { hasNextFailed: true })).toEqual(['a', true])
  expect(arranged('ab', 'ba')).toEqual(['ab', false])
  expect(arranged('ab', 'bc')).toEqual(['ab', true])
})

test('all products in one answer are cut into pages', () => {
  expect(arranged('abcde', undefined)).toEqual(['ab', true])
  expect(arranged('abcde', 'abcde')).toEqual(['ab', true])
  expect(arranged('abcde', 'abcde', { page: 2 })).toEqual(['cd', true])
  expect(arranged('abcde', 'abcde', { page: 3 })).toEqual(['e', false])
  expect(arranged('abcde', undefined, { page: 4, hasNextFailed: true })).toEqual(['', false])
})

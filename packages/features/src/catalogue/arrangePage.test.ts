import { expect, test } from 'vitest'
import { arrangePage } from './arrangePage.ts'

const products = (...ids: string[]) => ids.map((productId) => ({ productId }))

/** The ids that are shown, and whether Next is enabled. */
function arranged(current: string[], next: string[] | 'loading' | 'failed', page = 1) {
  const { products: shown, hasNext } = arrangePage({
    page,
    pageSize: 2,
    current: products(...current),
    next: typeof next === 'string' ? undefined : products(...next),
    hasNextFailed: next === 'failed',
  })
  return [shown.map(({ productId }) => productId).join(''), hasNext]
}

test('there is a next page if it has products', () => {
  expect(arranged(['a', 'b'], ['c'])).toEqual(['ab', true])
  expect(arranged(['a', 'b'], [])).toEqual(['ab', false])
})

test('until the next page is known, a full page has one', () => {
  expect(arranged(['a', 'b'], 'loading')).toEqual(['ab', true])
  expect(arranged(['a'], 'loading')).toEqual(['a', false])
  expect(arranged([], 'loading')).toEqual(['', false])
})

test('D27 a next page that cannot be prefetched can be opened', () => {
  expect(arranged(['a', 'b'], 'failed')).toEqual(['ab', true])
  expect(arranged(['a'], 'failed')).toEqual(['a', true])
})

test('D27 a next page that repeats this one is none', () => {
  expect(arranged(['a', 'b'], ['a', 'b'])).toEqual(['ab', false])
  expect(arranged(['a', 'b'], ['b', 'a'])).toEqual(['ab', false])
  expect(arranged(['a', 'b'], ['b', 'c'])).toEqual(['ab', true])
})

test('D12 D27 a whole list in place of a page is paged here', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  expect(arranged(list, 'loading')).toEqual(['ab', true])
  expect(arranged(list, list)).toEqual(['ab', true])
  expect(arranged(list, list, 2)).toEqual(['cd', true])
  expect(arranged(list, list, 3)).toEqual(['e', false])
  expect(arranged(list, 'failed', 4)).toEqual(['', false])
})

test('pages that are longer than requested, but differ, are shown unchanged', () => {
  expect(arranged(['a', 'b', 'c'], ['d', 'e', 'f'])).toEqual(['abc', true])
})

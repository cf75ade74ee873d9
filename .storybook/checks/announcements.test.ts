import { expect, test } from 'vitest'
import { heardInWords, heardOnce, nothingMissed } from './spoken.ts'

const told = (...texts: (readonly [string, number])[]) => texts.map(([text, atMs]) => ({ text, atMs }))

test('a message is told once', () => {
  expect(heardOnce(told(['12 products', 0], ['12 products', 999]))).toEqual([
    '"12 products" was told twice within a second.',
  ])
})

test('the same may be told later, or after something else', () => {
  expect(heardOnce(told(['Added', 0], ['Added', 1000]))).toEqual([])
  expect(heardOnce(told(['1', 0], ['12', 100], ['1', 200]))).toEqual([])
})

test('a message is in words', () => {
  const texts = ['undefined products', '$NaN', '[object Object]', 'null', 'Nullarbor Timber', '0 products']
  const found = heardInWords(texts.map((text) => ({ text, atMs: 0 })))
  expect(found).toHaveLength(4)
  expect(found[0]).toBe('"undefined products" was told, which is not in words.')
})

test('a message that came together with its region is named', () => {
  expect(nothingMissed(['Saved'])).toEqual(['"Saved" came together with its live region, so it is often not heard.'])
})

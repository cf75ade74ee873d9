import { expect, test } from 'vitest'
import { announcedValues, announcedOnce, nothingMissed } from './announcements.ts'

const announced = (...texts: (readonly [string, number])[]) => texts.map(([text, atMs]) => ({ text, atMs }))

test('a message is announced once', () => {
  expect(announcedOnce(announced(['12 products', 0], ['12 products', 999]))).toEqual([
    '"12 products" was announced twice within a second.',
  ])
})

test('the same message may be announced later, or after another one', () => {
  expect(announcedOnce(announced(['Added', 0], ['Added', 1000]))).toEqual([])
  expect(announcedOnce(announced(['1', 0], ['12', 100], ['1', 200]))).toEqual([])
})

test('a message contains no missing value', () => {
  const texts = ['undefined products', '$NaN', '[object Object]', 'null', 'Nullarbor Timber', '0 products']
  const found = announcedValues(texts.map((text) => ({ text, atMs: 0 })))
  expect(found).toHaveLength(4)
  expect(found[0]).toBe('"undefined products" was announced, which contains a missing value.')
})

test('a message that was added together with its region is reported', () => {
  expect(nothingMissed(['Saved'])).toEqual([
    '"Saved" was added together with its live region, so screen readers often miss it.',
  ])
})

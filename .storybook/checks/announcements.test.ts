import { expect, test } from 'vitest'
import { announcedValues, announcedOnce, nothingMissed } from './announcements.ts'

test('an announcement repeated within a second is reported', () => {
  const announced = (...atMs: number[]) => announcedOnce(atMs.map((atMs) => ({ text: 'Added', atMs })))
  expect(announced(0, 999)).toEqual(['"Added" was announced twice within a second.'])
  expect(announced(0, 1000)).toEqual([])
  expect(announcedOnce(['1', '12', '1'].map((text) => ({ text, atMs: 0 })))).toEqual([])
})

test('an announcement with “undefined” or “NaN” is reported', () => {
  const texts = ['undefined products', '$NaN', '[object Object]', 'null', 'Nullarbor Timber', '0 products']
  const found = announcedValues(texts.map((text) => ({ text, atMs: 0 })))
  expect(found).toHaveLength(4)
  expect(found[0]).toBe('"undefined products" was announced, which contains a missing value.')
})

test('an announcement inserted with its live region is reported', () => {
  const problem = 'was added together with its live region, so screen readers often miss it.'
  expect(nothingMissed(['Saved'])).toEqual([`"Saved" ${problem}`])
})

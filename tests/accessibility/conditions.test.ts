import { expect, test } from 'vitest'
import { conditionsOf, textSettingsAt } from './conditions.ts'

test('every brand is checked with and without forced colours, the first one in both schemes as well', () => {
  const names = (isFirst: boolean) => conditionsOf(isFirst).map(({ name }) => name)
  expect(names(false)).toEqual(['', 'forced colours'])
  expect(names(true)).toEqual(['', 'forced colours', 'dark scheme', 'forced colours, light scheme'])
})

test('text is enlarged where the page is not enlarged already', () => {
  expect(textSettingsAt(320)).toHaveLength(2)
  expect(textSettingsAt(360)).toHaveLength(3)
})

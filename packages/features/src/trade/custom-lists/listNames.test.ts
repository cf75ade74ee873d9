import type { CustomList } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { findListNamed } from './listNames.ts'

const list = (name: string, isGeneric = false): CustomList => ({ cartId: name, name, isGeneric, lines: [] })
const lists = [list('Safety on site', true), list('Van stock', true), list('Wall frame'), list('Van stock')]

test.each([
  ['Wall frame', 'Wall frame'],
  ['  wall FRAME ', 'Wall frame'],
  ['Wall  frame', undefined],
  ['Wall', undefined],
  ['', undefined],
  ['   ', undefined],
])('the name %j finds the list %j', (name, found) => expect(findListNamed(lists, name)?.name).toBe(found))

test('a customer’s own list is preferred to a generic one', () => {
  expect(findListNamed(lists, 'van stock')?.isGeneric).toBe(false)
  expect(findListNamed(lists, 'safety on site')?.isGeneric).toBe(true)
})

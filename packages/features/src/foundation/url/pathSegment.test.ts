import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readSegment } from './pathSegment.ts'
import { routes } from '../../routes.ts'

/** Writes the address of the catalogue for these ids. @returns the ids that the catalogue reads from that address */
function roundTrip(...ids: readonly [string, string, string]) {
  const { pathname, origin, search, hash } = new URL(routes.products.href(...ids), 'https://portal.example')
  expect([origin, search, hash]).toEqual(['https://portal.example', '', ''])
  const parameters = matchRoutes([{ path: routes.products.path }], pathname)?.[0]?.params
  return [parameters?.category, parameters?.type, parameters?.class].map(readSegment)
}

test.each([
  'A/B',
  '50%',
  'a?b',
  '#1',
  '.',
  '..',
  '...',
  '.~',
  '..~~',
  ';a=b',
  'Türen & Tore',
  '//evil',
  '\\',
  ' x',
  '%2e%2e',
])('D21 the id %j is the same in the address and stays below the catalogue', (id) => {
  expect(roundTrip(id, id, id)).toEqual([id, id, id])
})

test('D21 any id is the same in the address', () => {
  const id = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(id, id, id, (...ids) => {
      expect(roundTrip(...ids)).toEqual(ids)
    }),
  )
})

test('D21 half a pair of characters throws nothing', () => {
  expect(routes.products.href('\ud800')).toBe('/products/%EF%BF%BD')
})

import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readSegment } from './pathSegment.ts'
import { routes } from '../../routes.ts'

function readParameters(path: string, href: string) {
  const { pathname, origin, search, hash } = new URL(href, 'https://portal.example')
  expect([origin, search, hash]).toEqual(['https://portal.example', '', ''])
  return matchRoutes([{ path }], pathname)?.[0]?.params
}

/** Writes the address of the catalogue for these ids. @returns the ids that the catalogue reads from that address */
function roundTrip(...ids: readonly [string, string, string]) {
  const parameters = readParameters(routes.products.path, routes.products.href(...ids))
  return [parameters?.['category'], parameters?.['type'], parameters?.['class']].map(readSegment)
}

/** Builds a link to a statement, and reads the key from this link. */
function readStatementKey(key: string): string {
  return readSegment(readParameters(routes.statement.path, routes.statement.href(key))?.['date'])
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

test.each([
  '2026-10-31',
  '31/10/2026',
  '2026-10-31T00:00:00',
  '2026-10-31T00:00:00.000+10:00',
  '31 Oct 26',
  '20261031',
])('J12 the key %j of a statement is the same in its address, byte for byte', (key) =>
  expect(readStatementKey(key)).toBe(key),
)

test('J12 any key of a statement is the same in its address', () => {
  const key = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/%2f/i.test(text))
  fc.assert(
    fc.property(key, (text) => {
      expect(readStatementKey(text)).toBe(text)
    }),
  )
})

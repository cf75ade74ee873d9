import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { readSegment } from './pathSegment.ts'

function readParameters(path: string, href: string) {
  const { pathname, origin, search, hash } = new URL(href, 'https://portal.example')
  expect([origin, search, hash]).toEqual(['https://portal.example', '', ''])
  return matchRoutes([{ path }], pathname)?.[0]?.params
}

/** Texts that an address could change, and any others. */
const text = fc.oneof(
  fc.constantFrom('A/B', '50%', 'a?b', '#1', '.', '..', '.~', '..~~', ';a=b', '//evil', '\\', ' x', '%2e%2e'),
  fc.string({ unit: 'grapheme', minLength: 1 }),
)

test('D21 any category id is parsed unchanged from its URL', () => {
  fc.assert(
    fc.property(text, text, text, (...ids) => {
      const parameters = readParameters(routes.products.path, routes.products.href(...ids))
      expect([parameters?.['category'], parameters?.['type'], parameters?.['class']].map(readSegment)).toEqual(ids)
    }),
  )
  // Half a pair of characters has no place in an address.
  expect(routes.products.href('\ud800')).toBe('/products/%EF%BF%BD')
})

test('J12 any statement key is parsed unchanged from its URL', () => {
  const date = fc.constantFrom('2026-10-31', '31/10/2026', '2026-10-31T00:00:00.000+10:00', '31 Oct 26')
  const key = fc.oneof(date, text).filter((given) => !/%2f/i.test(given))
  fc.assert(
    fc.property(key, (given) => {
      const parameters = readParameters(routes.statement.path, routes.statement.href(given))
      expect(readSegment(parameters?.['date'])).toBe(given)
    }),
  )
})

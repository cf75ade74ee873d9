import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readSegment } from './pathSegment.ts'
import { routes } from '../../routes.ts'

/** Builds a link to a statement, and reads the key from this link. */
function roundTrip(key: string): string {
  const { pathname, search, hash } = new URL(routes.statement.href(key), 'https://portal.example')
  expect([search, hash]).toEqual(['', ''])
  return readSegment(matchRoutes([{ path: routes.statement.path }], pathname)?.[0]?.params.date)
}

test.each([
  '2026-10-31',
  '31/10/2026',
  '2026-10-31T00:00:00',
  '2026-10-31T00:00:00.000+10:00',
  '31 Oct 26',
  '20261031',
])('J12 the key %j of a statement is the same in its address, byte for byte', (key) => expect(roundTrip(key)).toBe(key))

test('J12 any key of a statement is the same in its address', () => {
  const key = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/%2f/i.test(text))
  fc.assert(
    fc.property(key, (text) => {
      expect(roundTrip(text)).toBe(text)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInternalPath, safeInternalPath } from './safeInternalPath.ts'
import { hostileAddresses, hostileValues } from './testing/hostileAddresses.ts'

test.each(['/', '/search?value=pine%20screw', '/products/A%2FB', '/checkout#top', '/payment-complete?sessionId=12'])(
  '%s is opened after sign-in',
  (path) => {
    expect(safeInternalPath(path)).toBe(path)
  },
)

test.each(['/login', '/login/', '/register', `/cart?x=${'a'.repeat(3000)}`])(
  'E02 %s is not opened after sign-in',
  (path) => {
    expect(safeInternalPath(path)).toBe('/')
  },
)

test.each(['/cart\0', '/%E0%A4%A', '/unknown', ['/cart'], ...hostileAddresses, ...hostileValues])(
  'E01 %j is not opened after sign-in',
  (path) => {
    expect(safeInternalPath(path)).toBe('/')
  },
)

const parts = '/ // \\ .. %2e %2f evil.com cart login : @ ? # % \t'.split(' ')

test('no return path opens another origin or the sign-in page', () => {
  const part = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 6 }))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (chosen) => {
      const url = new URL(safeInternalPath(chosen.join('')), 'https://portal.example')
      expect(url.origin).toBe('https://portal.example')
      expect(url.pathname).not.toMatch(/^\/\/|^\/login\/?$/)
    }),
  )
})

test('a URL of another host is not an internal path', () => {
  expect(['/cart', '/'].filter((address) => !isInternalPath(address))).toEqual([])
  expect(['//host/page', '/\\host', 'https://host/', 'cart', ''].filter(isInternalPath)).toEqual([])
})

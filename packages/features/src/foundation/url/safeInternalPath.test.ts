import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileAddresses, hostileValues } from '../../testing/hostileAddresses.ts'
import { isInternalPath, safeInternalPath } from './safeInternalPath.ts'

describe('E01 the page to open after sign-in', () => {
  test.each([
    '/',
    '/cart',
    '/search?value=pine%20screw',
    '/products/TIMBER/FRAMING?page=2',
    '/products/A%2FB',
    '/checkout#top',
    '/payment-complete?sessionId=0000120005',
  ])('%s is returned unchanged', (path) => {
    expect(safeInternalPath(path)).toBe(path)
  })

  test.each([
    '/cart\0',
    '/%E0%A4%A',
    '/login',
    '/login/',
    '/register',
    '/unknown',
    ['/cart'],
    ...hostileAddresses,
    ...hostileValues,
  ])('E01 E02 %j is replaced by the home page', (path) => {
    expect(safeInternalPath(path)).toBe('/')
  })

  test('E01 no generated text gives another origin or the sign-in page', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '%2e',
        '%2f',
        'evil.com',
        'cart',
        'login',
        'products',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '%',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = safeInternalPath(parts.join(''))
        const url = new URL(path, 'https://portal.example')
        expect(url.origin).toBe('https://portal.example')
        expect(url.pathname).not.toMatch(/^\/\/|^\/login\/?$/)
      }),
    )
  })
})

test('an address of another host is no path of this one, with or without a scheme', () => {
  expect(['/cart', '/'].filter((address) => !isInternalPath(address))).toEqual([])
  expect(['//host/page', '/\\host', 'https://host/', 'cart', ''].filter(isInternalPath)).toEqual([])
})

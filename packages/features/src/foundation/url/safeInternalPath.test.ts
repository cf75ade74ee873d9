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
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/..//evil.com',
    '/cart/../..//evil.com',
    '/%2f/evil.com',
    '/%5cevil.com',
    '/%252f%252fevil.com',
    '/.%2e//evil',
    'https:evil.com',
    'http:///evil.com',
    'https://portal.example@evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal/x',
    'file:///etc/passwd',
    'about:blank',
    '',
    ' ',
    `/${'a'.repeat(3000)}`,
    '/cart\0',
    '%',
    '%2',
    '/%E0%A4%A',
    '/login',
    '/login?next=/cart',
    '/login/',
    '/register',
    '/request-error?msg=Call%20us',
    '/unknown',
    7,
    null,
    undefined,
    {},
    ['/cart'],
  ])('E02 %j is replaced by the home page', (path) => {
    expect(safeInternalPath(path)).toBe('/')
  })

  test.each([...hostileAddresses, ...hostileValues])(
    'E01 the hostile address %j is replaced by the home page',
    (path) => {
      expect(safeInternalPath(path)).toBe('/')
    },
  )

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

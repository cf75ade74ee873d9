import { processorMs } from '@trade-portal/mocks/processor-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileAddresses } from '../../testing/hostileAddresses.ts'
import { linkHref, safeExternalUrl } from './externalUrl.ts'

/** The host consists of plain characters, and no credentials precede it. */
const webPage = /^(https?:)?\/\/[\w.:[\]-]+\//

describe('D03 the href of a supplier’s link', () => {
  test.each([
    ['https://spans.example/tables', 'https://spans.example/tables'],
    ['HTTP://Spans.example', 'http://spans.example/'],
    ['\u0001https://spans.example\n', 'https://spans.example/'],
    ['safety.example/sheets?a=1#b', '//safety.example/sheets?a=1#b'],
    ['//safety.example', '//safety.example/'],
    ['shop.example:8080/x', '//shop.example:8080/x'],
    ['evil.com/?http', '//evil.com/?http'],
    ['intranet/forms', '//intranet/forms'],
    ['müller.example', '//xn--mller-kva.example/'],
    ['[::1]/x', '//[::1]/x'],
  ])('%j becomes the href %s', (value, href) => {
    expect(linkHref(value)).toBe(href)
  })

  test.each([
    // The hostile addresses below contain more schemes.
    'javascript:alert(1)',
    '//javascript:alert(1)',
    'ftp://files.example',
    'mailto:a@b.example',
    'https:evil.com',
    'https://',
    'portal.example@evil.com',
    'https://evil.com\\@portal.example',
    '/\\evil.com',
    '///evil.com',
    '/cart',
    '#/login',
    '',
    '%E0%A4%A',
    '\u202Ehttps://x.example',
    '\uD800',
    'not an address',
    'https://not an address',
  ])('%j has no href', (value) => {
    expect(linkHref(value)).toBeUndefined()
  })

  test('any text gives a web page’s href, or none', () => {
    const words = 'http https javascript data evil.com :443 :// : // / @ . # ? | %2e [ ] ｅ \\'.split(' ')
    const controls = ['\t', '\n', '\0', '\u0001', ' ', '\u202E', '\uD800']
    const other = fc.string({ maxLength: 6, unit: 'binary' })
    const part = fc.oneof(fc.constantFrom(...words), fc.constantFrom(...controls), other)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const href = linkHref(parts.join(''))
        if (href === undefined) return
        expect(href).toMatch(/^(https?:)?\/\/[^/\\]/)
        const { protocol, username, password, hostname } = new URL(href, 'https://portal.example')
        expect(['http:', 'https:']).toContain(protocol)
        expect([username, password]).toEqual(['', ''])
        expect(hostname).not.toBe('')
      }),
    )
  })
})

test('a file with an http or https URL is safe to open', () => {
  expect(safeExternalUrl('https://files.example/a b.pdf')).toBe('https://files.example/a%20b.pdf')
  expect(safeExternalUrl(' http://files.example/a.pdf ')).toBe('http://files.example/a.pdf')
})

test.each(['files.example/a.pdf', '//files.example/a.pdf', '/a.pdf', 'javascript:x//.pdf', 'ftp://x.example'])(
  'L06 the file %j is not safe to open',
  (value) => {
    expect(safeExternalUrl(value)).toBeUndefined()
  },
)

test.each(hostileAddresses)('D02 the hostile link %j gives the URL of a web page or none', (address) => {
  expect(linkHref(address) ?? '//none/').toMatch(webPage)
  expect(safeExternalUrl(address) ?? '//none/').toMatch(webPage)
})

test.each([' ', '\0', '.', '/', '-', 'a.', '\uD800'])(
  'a URL that repeats %j a million times is read in seconds',
  (filler) => {
    const start = processorMs()
    const texts = [`https://x.example/${filler.repeat(1_000_000)}x`, `${filler.repeat(1_000_000)}x`]
    const hrefs = texts.flatMap((text) => [linkHref(text) ?? '//', safeExternalUrl(text) ?? '//'])
    for (const href of hrefs) expect(href.slice(0, 10)).toMatch(/^(https?:)?\/\//)
    expect(processorMs() - start).toBeLessThan(5000)
  },
)

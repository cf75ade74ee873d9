import { processorMs } from '@trade-portal/mocks/processor-time'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { hostileAddresses, hostileValues } from '../../testing/hostileAddresses.ts'
import { paymentAddress, returnAddress } from './paymentAddress.ts'

const hosts = ['*.windcave.com']

describe('C02 the URL of a payment page', () => {
  test.each([
    ['https://sec.windcave.com/pxmi3/a?b=c#d', 'https://sec.windcave.com/pxmi3/a?b=c#d'],
    ['HTTPS://Sec.WindCave.COM/Pay', 'https://sec.windcave.com/Pay'],
    ['https://sec.windcave.com:443/pay', 'https://sec.windcave.com/pay'],
    [' https://sec.windcave.com/pay\n', 'https://sec.windcave.com/pay'],
    ['https://a.b.windcave.com/', 'https://a.b.windcave.com/'],
    ['https://sec.windcave.com/?next=//evil.com', 'https://sec.windcave.com/?next=//evil.com'],
    ['https://sec.windcave.com/\uD800', 'https://sec.windcave.com/%EF%BF%BD'],
  ])('%j is opened as %s', (given, href) => {
    expect(paymentAddress(given, hosts)).toBe(href)
  })

  test.each([...hostileAddresses, ...hostileValues])('the hostile value %j is not opened', (given) => {
    expect(paymentAddress(given, hosts)).toBeUndefined()
  })

  test('a URL of a million characters is refused within a second', () => {
    const start = processorMs()
    for (const filler of ['a', '\t', '/', '%', '\uD800']) {
      expect(paymentAddress(`https://sec.windcave.com/${filler.repeat(1_000_000)}x`, hosts)).toBeUndefined()
    }
    expect(processorMs() - start).toBeLessThan(1000)
  })
})

test.each([
  // A host allows only itself. A wildcard allows the subdomains of its host, but not the host itself.
  ['pay.example', 'https://pay.example/x', true],
  ['pay.example', 'https://sub.pay.example/x', false],
  ['*.windcave.com', 'https://windcave.com/x', false],
  // A host with a port allows only this port; a host without one allows only the default port.
  ['pay.example:8443', 'https://pay.example:8443/x', true],
  ['pay.example:8443', 'https://pay.example/x', false],
  ['pay.example', 'https://pay.example:8443/x', false],
  ['*.pay.example:8443', 'https://a.pay.example:8443/x', true],
  // http is allowed only for a sandbox on this machine, and only if the settings name the port.
  ['localhost:4300', 'http://localhost:4300/windcave/pay?session=1', true],
  ['localhost:4300', 'http://localhost:4301/windcave/pay', false],
  ['localhost:80', 'http://localhost/windcave/pay', true],
  ['[::1]:4300', 'http://[0:0:0:0:0:0:0:1]:4300/x', true],
  ['localhost:4300', 'http://127.0.0.1:4300/x', false],
  ['localhost', 'http://localhost/x', false],
  ['localhost', 'https://localhost/x', true],
  ['localhost:4300', 'http://localhost.:4300/x', false],
  ['localhost:4300', 'http://localhost.evil.com:4300/x', false],
  ['pay.example:4300', 'http://pay.example:4300/x', false],
  ['*.pay.localhost:4300', 'http://a.pay.localhost:4300/x', false],
])('with the allowed host %s the URL %s is allowed: %s', (host, address, isAllowed) => {
  expect(paymentAddress(address, ['other.example', host]) !== undefined).toBe(isAllowed)
  expect(paymentAddress(address, [])).toBeUndefined()
})

/**
 * The form that every accepted address must have. This form only allows addresses in which every parser finds the same
 * host. The test matches it as text, independently of how browsers parse addresses.
 */
const plain = /^(https:\/\/(?:[a-z\d_-]+\.)+windcave\.com|https?:\/\/localhost:4300)(?:\/[^\s\\]*)$/

const allowed = ['*.windcave.com', 'localhost:4300']
const pieces = [
  ['https', 'http', 'javascript', 'data', '://', ':', '//', '/', '\\', '@', '.', '#', '?', '%2e', '%2f', '%00'],
  ['\t', '\n', '\0', '\u0001', ' ', '\u202E', '\uD800', 'ｗ', '。', '*', '[', ']', ':443', ':80', ':4300', ';'],
  ['windcave.com', 'sec.windcave.com', '.windcave.com', 'evil.com', 'localhost', 'https://', 'u:p@', '..', 'é'],
].flat()
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pieces) },
  fc.string({ maxLength: 4, unit: 'binary' }),
)
const anything = fc
  .tuple(fc.constantFrom('', 'https://', 'https://sec.windcave.com'), fc.array(piece, { maxLength: 8 }))
  .map(([start, parts]) => start + parts.join(''))
/** A real address with something inserted, or with a part replaced. */
const changed = fc
  .tuple(
    fc.constantFrom('https://sec.windcave.com/pay', 'http://localhost:4300/pay', 'https://windcave.com.evil.com/'),
    fc.nat(34),
    fc.nat(6),
    fc.array(piece, { maxLength: 3 }),
  )
  .map(([address, at, length, parts]) => address.slice(0, at) + parts.join('') + address.slice(at + length))

const runs = process.env['TEST_SCOPE'] === 'all' ? 200_000 : 3000
test.each([
  ['made of parts', anything],
  ['changed from a real one', changed],
])('a generated URL %s opens no other host', (_what, addresses) => {
  let followed = 0
  fc.assert(
    fc.property(addresses, (address) => {
      const href = paymentAddress(address, allowed)
      if (href === undefined) return
      followed += 1
      // Throws instead of calling `expect`, because `expect` is slower than `paymentAddress`.
      if (!plain.test(href)) throw new Error(`${JSON.stringify(address)} leads to ${href}`)
      if (paymentAddress(href, allowed) !== href) throw new Error(`${href} is not the same when read again`)
    }),
    { numRuns: runs },
  )
  // Many addresses must be allowed. Otherwise the test would pass even if all were refused.
  expect(followed).toBeGreaterThan(100)
})

test.each([
  ['/', 'https://portal.example/#/'],
  ['/portal/', 'https://portal.example/portal/#/'],
])('C10 a return URL depends only on the origin and the base %s', (base, start) => {
  vi.stubEnv('BASE_URL', base)
  const location = new URL('https://portal.example/portal/pay-account?invoiceId=1#/login?token=secret')
  vi.stubGlobal('window', { location })
  // Simulates a `base` element that an attacker has injected.
  vi.stubGlobal('document', { baseURI: 'https://evil.example/elsewhere/' })
  expect(returnAddress('paymentComplete', '?transid={id}')).toBe(`${start}payment-complete?transid={id}`)
  expect(returnAddress('paymentCancelled')).toBe(`${start}payment-cancelled`)
  expect(returnAddress('paymentFail')).toBe(`${start}payment-fail`)
})

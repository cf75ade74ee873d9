import { describe, expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

const endpointUrl = 'https://supplier.example'
const entry = { endpointUrl, device_id: 'D', company_id: 'C' }
const fileOf = (...entries: object[]) => JSON.stringify({ DeviceList: entries })
const policyOf = (file: string | null) => securityHeaders(file, endpointUrl)['Content-Security-Policy'] ?? ''

describe('O06 a map may be framed', () => {
  test('where the deployment has a key for maps, and nothing else may', () => {
    expect(policyOf(fileOf({ ...entry, settings: { google_maps_key: 'k1' } })).match(/frame-src [^;]*/)?.[0]).toBe(
      'frame-src https://www.google.com/maps/',
    )
  })

  test.each([
    null,
    '',
    '<html>',
    '{}',
    fileOf({ ...entry, settings: {} }),
    fileOf({ ...entry, settings: { google_maps_key: ' ' } }),
  ])('nowhere else: %j', (file) => {
    expect(policyOf(file)).not.toContain('frame-src')
  })
})

describe('C13 O06 the script of the payment provider', () => {
  const scripts = (settings: object) => policyOf(fileOf({ ...entry, settings })).match(/script-src ([^;]*);/)?.[1] ?? ''
  const windriver = { payment_provider: 'windriver', checkout_key: 'k1' }

  test.each([
    ['https://pay.example/checkout.js', 'https://pay.example/checkout.js'],
    ['https://pay.example/a/checkout.js?v=2', 'https://pay.example/a/checkout.js'],
    ['https://pay.example/a;b,c.js', 'https://pay.example/a%3Bb%2Cc.js'],
    ['https://pay.example/$host.js', 'https://pay.example/%24host.js'],
    ["https://pay.example/x.js;script-src 'unsafe-inline'", "https://pay.example/x.js%3Bscript-src%20'unsafe-inline'"],
  ])('C13 O06 %s is allowed, and nothing else on its host', (checkout_script, source) => {
    expect(scripts({ ...windriver, checkout_script })).toBe(`'self' ${source}`)
  })

  test.each([
    { ...windriver, checkout_script: 'https://pay.example/' },
    { ...windriver, checkout_script: 'https://pay.example' },
    { ...windriver, checkout_script: 'http://pay.example/checkout.js' },
    { ...windriver, checkout_script: '*' },
    { ...windriver, payment_provider: 'windcave', checkout_script: 'https://pay.example/checkout.js' },
    { checkout_script: 'https://pay.example/checkout.js' },
    { paymentHosts: ['*.windcave.com'] },
  ])('C13 O06 nothing is added for %j', (settings) => {
    expect(scripts(settings)).toBe("'self'")
  })

  test('O06 it may not load or send anything, because the customer pays on another page', () => {
    const policy = (settings: object) => policyOf(fileOf({ ...entry, settings })).replace(/script-src [^;]*;/, '')
    const settings = { ...windriver, checkout_script: 'https://pay.example/checkout.js' }
    expect(policy(settings)).toBe(policy({}))
    expect(policy(settings)).not.toContain('pay.example')
    expect(policy(settings)).not.toMatch(/frame-src|navigate-to/)
    expect(policy(settings)).toMatch(/connect-src 'self' https:\/\/supplier\.example;/)
  })
})

describe('O06 the first of two entries in the file decides the policy, as it decides the portal', () => {
  const plain = { ...entry, settings: { payment_provider: 'windcave' } }
  const other = {
    ...entry,
    endpointUrl: 'https://other.example',
    settings: {
      payment_provider: 'windriver',
      checkout_script: 'https://pay.example/checkout.js',
      google_maps_key: 'k2',
    },
  }

  test.each([
    ['the server', /connect-src 'self' https:\/\/supplier\.example;/, /connect-src 'self' https:\/\/other\.example;/],
    ['the payment script', /script-src 'self';/, /script-src 'self' https:\/\/pay\.example\/checkout\.js;/],
    ['maps', /connect-src [^;]*; worker-src/, /; frame-src https:\/\/www\.google\.com\/maps\/;/],
  ])('%s', (_what, ofPlain, ofOther) => {
    expect(policyOf(fileOf(plain, other))).toMatch(ofPlain)
    expect(policyOf(fileOf(plain, other))).not.toMatch(ofOther)
    expect(policyOf(fileOf(other, plain))).toMatch(ofOther)
    expect(policyOf(fileOf(other, plain))).not.toMatch(ofPlain)
  })
})

describe('O06 P10 reports', () => {
  const headers = (reports: unknown) => securityHeaders(fileOf({ ...entry, settings: { reports } }), endpointUrl)
  const endpoint = 'https://reports.example/portal?key={a},$b'

  test.each([undefined, {}, { endpoint: 'http://reports.example/' }, { browser: true }, 'https://reports.example/'])(
    'without an endpoint nothing may be sent anywhere: %j',
    (reports) => {
      expect(headers(reports)).toEqual(securityHeaders(fileOf(entry), endpointUrl))
    },
  )

  test('the portal may send to the origin of the endpoint', () => {
    const { 'Content-Security-Policy': policy, ...others } = headers({ endpoint, errors: true })
    expect(policy).toMatch(/connect-src 'self' https:\/\/supplier\.example https:\/\/reports\.example;/)
    expect(policy).not.toContain('report-to')
    expect(others).not.toHaveProperty('Reporting-Endpoints')
  })

  test('the browser reports only where that is asked for', () => {
    const sent = headers({ endpoint, browser: true })
    expect(sent['Content-Security-Policy']).toMatch(/; report-to reports$/)
    expect(sent['Reporting-Endpoints']).toBe('reports="https://reports.example/portal?key=%7Ba%7D%2C%24b"')
  })
})

test('O06 without a readable configuration the page reaches the given server', () => {
  expect(policyOf(null)).toContain(`connect-src 'self' ${endpointUrl};`)
})

/**
 * The Mozilla Observatory gives 100 points to a page without any fault. It adds 10 points for the Content-Security-Policy, 5
 * for forbidding frames, 5 for limiting the referrer, 10 for keeping resources to this origin, and 5 for the hashes of the
 * page's scripts (see `bytes.journey.ts`). A host on the browsers' list of hosts that only use https gets another 5.
 */
describe('O03 the headers have everything that the Mozilla Observatory counts', () => {
  const headers = securityHeaders(fileOf(entry), endpointUrl)
  const sources = (directive: string) =>
    (policyOf(fileOf(entry)).match(new RegExp(`${directive} ([^;]*)`))?.[1] ?? '').split(' ')

  test('O02 O03 a policy that begins with nothing and allows neither inline code nor text as code', () => {
    expect(sources('default-src')).toEqual(["'none'"])
    for (const directive of ['script-src', 'style-src']) expect(sources(directive)).toEqual(["'self'"])
    for (const directive of ['object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(sources(directive)).toEqual(["'none'"])
    expect(policyOf(fileOf(entry))).not.toMatch(/unsafe-|data:|blob:|http:/)
  })

  test('O03 encryption for a year, for the host alone, and the four other headers', () => {
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000')
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
})

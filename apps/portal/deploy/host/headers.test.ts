import { describe, expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

const endpointUrl = 'https://supplier.example'
const entry = { endpointUrl, device_id: 'D', company_id: 'C' }
const headersOf = (...entries: object[]) => securityHeaders(JSON.stringify({ DeviceList: entries }), endpointUrl)
const policyOf = (settings: object) => headersOf({ ...entry, settings })['Content-Security-Policy'] ?? ''
const sourcesOf = (directive: string, settings: object = {}) =>
  new RegExp(`${directive} ([^;]*)`).exec(policyOf(settings))?.[1]
const windriver = { payment_provider: 'windriver', checkout_key: 'k1' }

test.each([
  ['frame-src', { google_maps_key: 'k1' }, 'https://www.google.com/maps/'],
  ['frame-src', { google_maps_key: ' ' }, undefined],
  ['script-src', { ...windriver, checkout_script: 'https://pay.example/a.js?v=2' }, "'self' https://pay.example/a.js"],
  [
    'script-src',
    { ...windriver, checkout_script: 'https://pay.example/$a;b,{c}".js' },
    "'self' https://pay.example/%24a%3Bb%2C%7Bc%7D%22.js",
  ],
  ['script-src', { ...windriver, checkout_script: 'https://pay.example/' }, "'self'"],
  ['script-src', { ...windriver, checkout_script: 'http://pay.example/checkout.js' }, "'self'"],
  ['script-src', { checkout_script: 'https://pay.example/checkout.js' }, "'self'"],
  ['connect-src', { ...windriver, checkout_script: 'https://pay.example/a.js' }, `'self' ${endpointUrl}`],
  [
    'connect-src',
    { reports: { endpoint: 'https://r.example/p', errors: true } },
    `'self' ${endpointUrl} https://r.example`,
  ],
  ['connect-src', { reports: { endpoint: 'http://r.example/', errors: true } }, `'self' ${endpointUrl}`],
  ['connect-src', { reports: { browser: true } }, `'self' ${endpointUrl}`],
])('O06 The directive %s with the settings %j allows the sources %s', (directive, settings, sources) => {
  expect(sourcesOf(directive, settings)).toBe(sources)
})

test('Only the first entry of a configuration has an effect', () => {
  const other = { ...entry, endpointUrl: 'https://other.example', settings: { google_maps_key: 'k2' } }
  expect(headersOf(entry, other)).toEqual(headersOf(entry))
  expect(headersOf(other, entry)).toEqual(headersOf(other))
  expect(headersOf(other)).not.toEqual(headersOf(entry))
})

test('The browser sends its own reports only if configured to', () => {
  const endpoint = 'https://reports.example/portal?key={a},$b'
  const sent = headersOf({ ...entry, settings: { reports: { endpoint, browser: true } } })
  expect(sent['Content-Security-Policy']).toMatch(/; report-to reports$/)
  expect(sent['Reporting-Endpoints']).toBe('reports="https://reports.example/portal?key=%7Ba%7D%2C%24b"')
  const silent = headersOf({ ...entry, settings: { reports: { endpoint, errors: true } } })
  expect(silent['Content-Security-Policy']).not.toContain('report-to')
  expect(silent).not.toHaveProperty('Reporting-Endpoints')
})

test('The camera is allowed only if barcodes may be scanned', () => {
  const permissions = (scanner: boolean) => headersOf({ ...entry, settings: { scanner } })['Permissions-Policy']
  expect(permissions(true)).toMatch(/^camera=\(self\), microphone=\(\)/)
  expect(permissions(false)).toMatch(/^camera=\(\), microphone=\(\)/)
})

test.each([null, '', '<html>', '{}'])('A bad or missing configuration allows the default server: %j', (file) => {
  const policy = securityHeaders(file, endpointUrl)['Content-Security-Policy']
  expect(policy).toBe(policyOf({}))
})

/**
 * The Mozilla Observatory gives 100 points to a page without any fault. It adds 10 points for the Content-Security-Policy, 5
 * for forbidding frames, 5 for limiting the referrer, 10 for keeping resources to this origin, and 5 for the hashes of the
 * page's scripts (see `build.journey.ts`). A host on the browsers' list of hosts that only use https gets another 5.
 */
describe('The Mozilla Observatory gives points for', () => {
  test('O02 a policy that forbids inline code and evaluated text', () => {
    for (const directive of ['script-src', 'style-src']) expect(sourcesOf(directive)).toBe("'self'")
    for (const directive of ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(sourcesOf(directive)).toBe("'none'")
    expect(sourcesOf('require-trusted-types-for')).toBe("'script'")
    expect(policyOf({})).not.toMatch(/unsafe-|data:|blob:|http:/)
  })

  test('O03 a year of HSTS without subdomains, and four other headers', () => {
    expect(headersOf(entry)).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
})

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

describe('O06 of two entries in the file the first makes the policy, as it makes the portal', () => {
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

test('O06 without a readable configuration the page reaches the given server', () => {
  expect(policyOf(null)).toContain(`connect-src 'self' ${endpointUrl};`)
})

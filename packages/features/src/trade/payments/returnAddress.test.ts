import { beforeEach, describe, expect, test, vi } from 'vitest'
import { returnAddress } from './returnAddress.ts'

const origin = 'https://portal.example'

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL(`${origin}/portal/pay-account?invoiceId=1#/login?token=secret`) })
  // Simulates a `base` element that an attacker has injected.
  vi.stubGlobal('document', { baseURI: 'https://evil.example/elsewhere/' })
})

describe.each([
  ['/', `${origin}/#/`],
  ['/portal/', `${origin}/portal/#/`],
])('C10 with the portal under %s', (base, start) => {
  test('only our origin, the base path and the page, whatever the current address', () => {
    vi.stubEnv('BASE_URL', base)
    expect(returnAddress('paymentComplete')).toBe(`${start}payment-complete`)
    expect(returnAddress('paymentCancelled')).toBe(`${start}payment-cancelled`)
    expect(returnAddress('paymentFail')).toBe(`${start}payment-fail`)
  })

  test('a placeholder of the provider is kept as it is', () => {
    vi.stubEnv('BASE_URL', base)
    expect(returnAddress('paymentComplete', '?transid={id}')).toBe(`${start}payment-complete?transid={id}`)
  })
})

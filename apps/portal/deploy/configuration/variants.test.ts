import { parseConfiguration } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { readVariant, withSandbox } from './variants.ts'

const read = (text: string) => JSON.parse(text).DeviceList[0]

describe('The variant', () => {
  test('C14 without a name has Australian settings and Windcave', () => {
    const { configuration, worlds } = readVariant('')
    const { isTaxMode, settings } = parseConfiguration(configuration)
    expect([isTaxMode, worlds]).toEqual([false, undefined])
    const payment = { paymentProvider: 'windcave', paymentHosts: ['*.windcave.com'], checkoutScript: '' }
    expect(settings).toMatchObject({ locale: 'en-AU', currency: 'AUD', ...payment })
  })

  test('usa has its own locale, currency, world and account', () => {
    const { configuration, worlds, accounts } = readVariant('usa')
    expect(read(configuration)).toMatchObject({ usa: true, settings: { locale: 'en-US', currency: 'USD' } })
    expect([worlds, accounts[0]?.[0]]).toEqual([['usa'], 'demo-usa'])
  })

  test('with an unknown name is refused', () => {
    expect(() => readVariant('mars')).toThrow('PORTAL_VARIANT is mars; there is only usa, or none.')
  })
})

test('Every URL of the supplier is replaced by the sandbox’s', () => {
  const moved = withSandbox(readVariant('usa').configuration, 'http://localhost:4999')
  expect(read(moved)).toMatchObject({ endpointUrl: 'http://localhost:4999', cors_credentials: true })
  expect(read(moved).settings.checkout_script).toBe('http://localhost:4999/windriver/checkout.js')
  expect(moved).not.toMatch('4300')
})

test.each([
  ['http://localhost:4999', 'localhost:4999'],
  ['http://localhost', 'localhost:80'],
  ['https://sandbox.example', 'sandbox.example:443'],
])('The sandbox at %s is the only host of payment pages', (url, host) => {
  expect(read(withSandbox(readVariant('').configuration, url)).settings.paymentHosts).toEqual([host])
})

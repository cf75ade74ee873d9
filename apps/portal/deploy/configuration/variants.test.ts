import { parseConfiguration } from '@trade-portal/supplier-api'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readVariant, withSandbox } from './variants.ts'

const read = (text: string) => JSON.parse(text).DeviceList[0]

describe('a variant of the portal', () => {
  test('is the shipped configuration by default', () => {
    const { configuration, worlds } = readVariant('')
    expect(read(configuration)).toMatchObject({ usa: false, settings: { locale: 'en-AU', currency: 'AUD' } })
    expect(worlds).toBeUndefined()
  })

  test('usa has its own locale, currency, world and account', () => {
    const { configuration, worlds, accounts } = readVariant('usa')
    expect(read(configuration)).toMatchObject({ usa: true, settings: { locale: 'en-US', currency: 'USD' } })
    expect(worlds).toEqual(['usa'])
    expect(accounts[0]?.[0]).toBe('demo-usa')
  })

  test('an unknown name is refused with a message', () => {
    expect(() => readVariant('mars')).toThrow('PORTAL_VARIANT is mars; there is only usa, or none.')
  })

  test('is never shipped: nothing of it is in public, which the build copies', () => {
    const folder = join(import.meta.dirname, '../../public')
    const shipped = globSync('**/*.*', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(shipped.length).toBeGreaterThan(2)
    for (const text of shipped) expect(text).not.toMatch(/loneoak|wr_test|"usa": true|"diagnostics": true/)
  })
})

test('every address at the supplier moves to the sandbox, which allows credentials', () => {
  const moved = withSandbox(readVariant('usa').configuration, 'http://localhost:4999')
  expect(read(moved).endpointUrl).toBe('http://localhost:4999')
  expect(moved).toMatch('"checkout_script":"http://localhost:4999/windriver/checkout.js"')
  expect(moved).not.toMatch('4300')
  expect(read(moved).cors_credentials).toBe(true)
})

test.each([
  ['http://localhost:4999', 'localhost:4999'],
  ['http://localhost', 'localhost:80'],
  ['https://sandbox.example', 'sandbox.example:443'],
])('C02 the sandbox at %s is the only host of payment pages', (url, host) => {
  for (const variant of ['', 'usa']) {
    expect(read(withSandbox(readVariant(variant).configuration, url)).settings.paymentHosts).toEqual([host])
  }
})

test('C14 what is shipped names its payment provider and where its pages are', () => {
  const { settings } = parseConfiguration(readVariant('').configuration)
  expect(settings).toMatchObject({ paymentProvider: 'windcave', paymentHosts: ['*.windcave.com'], checkoutScript: '' })
})

import { describe, expect, test } from 'vitest'
import { configurationUnavailable, parseConfiguration } from './configuration.ts'

const device = { endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }
const parse = (changes: object = {}) => parseConfiguration({ DeviceList: [{ ...device, ...changes }] })

describe('M02 what cannot be used is refused in the specified words', () => {
  test.each([
    undefined,
    null,
    {},
    { DeviceList: [] },
    { DeviceList: [null] },
    { DeviceList: 'x' },
    { DeviceList: [{ ...device, endpointUrl: undefined }] },
    { DeviceList: [{ ...device, device_id: '' }] },
    { DeviceList: [{ ...device, company_id: null }] },
  ])('%j', (content) => {
    expect(() => parseConfiguration(content)).toThrow(configurationUnavailable)
  })

  test('of several entries the first counts', () => {
    expect(parseConfiguration({ DeviceList: [device, { ...device, company_id: 'other' }] }).company_id).toBe('C')
  })
})

describe('M03 the address of the supplier', () => {
  test.each([
    'javascript:alert(1)',
    'http://supplier.example',
    '//supplier.example',
    'supplier.example',
    'https://user:secret@supplier.example',
    'https://supplier.example/?a=1',
    'https://supplier.example/#a',
    'ftp://supplier.example',
    '',
  ])('%s is refused', (endpointUrl) => {
    expect(() => parse({ endpointUrl })).toThrow(configurationUnavailable)
  })

  test('slashes at the end fall away; this machine may be http', () => {
    expect(parse({ endpointUrl: 'https://supplier.example/trade//' }).endpointUrl).toBe(
      'https://supplier.example/trade',
    )
    expect(parse({ endpointUrl: 'http://localhost:4300' }).endpointUrl).toBe('http://localhost:4300')
  })
})

test('M07 the United States variant needs a real true', () => {
  expect([true, 'true', 1, undefined].map((usa) => parse({ usa }).usa)).toEqual([true, false, false, false])
})

describe('D23 settings fall back to the specified defaults', () => {
  test.each([0, -1, 1e9, 'x', null])('a page size of %j is 24', (pagesize) => {
    expect(parse({ settings: { pagesize } }).settings.pagesize).toBe(24)
  })

  test('K05 locale and currency', () => {
    const both = (locale: unknown, currency: unknown) => {
      const { settings } = parse({ settings: { locale, currency } })
      return [settings.locale, settings.currency]
    }
    expect(both('en-US', 'US')).toEqual(['en-US', 'USD'])
    expect(both('en_AU', 'EUR')).toEqual(['en-AU', 'AUD'])
    expect(both(null, '')).toEqual(['en-AU', 'AUD'])
  })

  test('settings that are no object are the defaults', () => {
    expect(parse({ settings: 'x' }).settings.tax_inclusive).toBe(false)
  })
})

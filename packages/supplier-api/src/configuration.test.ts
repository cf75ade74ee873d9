import { describe, expect, test } from 'vitest'
import { ConfigurationError, configurationUnavailable, parseConfiguration } from './configuration.ts'

const device = { endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }
const fileOf = (...entries: unknown[]) => JSON.stringify({ DeviceList: entries })
const parse = (changes: object = {}) => parseConfiguration(fileOf({ ...device, ...changes }))
const settingsOf = (settings: unknown) => parse({ settings }).settings

const addressFault = 'endpointUrl needs an https address, without query, hash or password.'

test.each([
  ['', ['The file is not JSON.']],
  ['<html>', ['The file is not JSON.']],
  ['null', ['DeviceList needs a list with an entry.']],
  [fileOf(), ['DeviceList needs a list with an entry.']],
  [fileOf('x'), ['DeviceList needs a list with an entry.']],
  [fileOf({ ...device, device_id: ' ' }), ['device_id needs a value.']],
  [fileOf({}), [addressFault, 'device_id needs a value.', 'company_id needs a value.']],
])('M02 The configuration %s is refused, and its mistakes are named', (text, sentences) => {
  const read = () => parseConfiguration(text)
  expect(read).toThrow(configurationUnavailable)
  const faults = sentences.map((sentence) => expect.objectContaining({ sentence }))
  expect(read).toThrow(expect.objectContaining({ faults }))
  expect(read).toThrow(ConfigurationError)
})

test('The first entry is used, even after a byte order mark', () => {
  expect(parseConfiguration(`\uFEFF${fileOf(device, { ...device, company_id: 'other' })}`).companyId).toBe('C')
})

test.each([true, false, 'true', undefined])('cors_credentials is on only for the value true: %j', (given) => {
  expect(parse({ cors_credentials: given }).allowsCredentials).toBe(given === true)
})

describe('M03 The URL of the supplier', () => {
  test.each([
    'javascript:alert(1)',
    'http://supplier.example',
    '//supplier.example',
    'supplier.example',
    'https://user:secret@supplier.example',
    'https://supplier.example/?a=1',
    'https://supplier.example/#a',
    '',
  ])('The URL of the supplier is refused: %s', (endpointUrl) => {
    expect(() => parse({ endpointUrl })).toThrow(configurationUnavailable)
  })

  test('The supplier may be on this machine, or below a path', () => {
    expect(parse({ endpointUrl: 'https://supplier.example/trade//' }).endpointUrl).toBe(
      'https://supplier.example/trade',
    )
    expect(parse({ endpointUrl: 'http://localhost:4300' }).endpointUrl).toBe('http://localhost:4300')
  })
})

test('M07 Only an explicit yes switches on the United States variant', () => {
  for (const usa of [true, 'TRUE', 1, '1', 'yes']) expect(parse({ usa }).isTaxMode).toBe(true)
  for (const usa of [false, 'false', 0, '', 'maybe', null, undefined, {}]) expect(parse({ usa }).isTaxMode).toBe(false)
})

describe('D23 Settings', () => {
  test.each([
    [{ pagesize: 0 }, 'pageSize', 24],
    [{ pagesize: 1e9 }, 'pageSize', 24],
    [{ locale: 'en-US' }, 'locale', 'en-US'],
    [{ locale: 'en_AU' }, 'locale', 'en-AU'],
    [{ currency: 'US' }, 'currency', 'USD'],
    [{ currency: 'EUR' }, 'currency', 'AUD'],
    [{ payment_provider: 'windriver' }, 'paymentProvider', 'windriver'],
    [{ payment_provider: 'Windriver' }, 'paymentProvider', 'windcave'],
    [{ payment_provider: ['windriver'] }, 'paymentProvider', 'windcave'],
    [{ checkout_key: ' wr_live_1 ' }, 'checkoutKey', 'wr_live_1'],
    [{ checkout_key: {} }, 'checkoutKey', ''],
    [{ logo: 'pictures/logo-2.png' }, 'logo', '/pictures/logo-2.png'],
    [{ logo: 'https://elsewhere.example/logo.svg' }, 'logo', ''],
    [{ logo: '//elsewhere.example/logo.svg' }, 'logo', ''],
  ] as const)('Settings are parsed or get their default: %j', (given, ours, value) => {
    expect(settingsOf(given)[ours]).toBe(value)
    expect(settingsOf('x')).toEqual(parse().settings)
  })

  test.each([
    ['account_admin_button_disabled', 'hasAccountAdmin'],
    ['products_button_disabled', 'hasProducts'],
    ['shopping_cart_disabled', 'hasCart'],
    ['pricebook_button_disabled', 'hasPriceBook'],
    ['pay_account_button_disabled', 'hasPayAccount'],
    ['hide_products_price', 'showsCartSubtotal'],
    ['hide_finalise_price', 'showsCheckoutPrices'],
    ['hide_review_price', 'showsCartTotals'],
  ] as const)('An explicit yes for the setting %s switches %s off', (inFile, ours) => {
    const given = [true, 'true', false, 'maybe', null, undefined]
    const on = given.filter((value) => settingsOf({ [inFile]: value })[ours])
    expect(on).toEqual([false, 'maybe', null, undefined])
  })
})

const hostsOf = (paymentHosts: unknown) => settingsOf({ paymentHosts }).paymentHosts

test.each([undefined, null, ' ', 7, {}])('The payment hosts are the default ones for the value %j', (given) => {
  expect(hostsOf(given)).toEqual(['*.windcave.com'])
})

test.each([
  [[], []],
  [' pay.example , *.pay.example,, ', ['pay.example', '*.pay.example']],
  [
    ['Pay.Example', 'pay.example:443', 'pay.example', '*.pay.example:8443'],
    ['pay.example', '*.pay.example:8443'],
  ],
  ['localhost:80,127.0.0.1:4300,[::1]:4300', ['localhost:80', '127.0.0.1:4300', '[::1]:4300']],
  ['müller.example, *.pay.example.com.au', ['xn--mller-kva.example', '*.pay.example.com.au']],
])('The payment hosts are parsed from the value %j', (given, hosts) => {
  expect(hostsOf(given)).toEqual(hosts)
})

test.each([
  '*',
  '*.',
  '*.com',
  '*.com.',
  '*.com.au',
  '*windcave.com',
  'sec.*.com',
  '.windcave.com',
  'sec.windcave.com.',
  'sec.windcave.com/pay',
  'sec.windcave.com?x',
  'user:secret@sec.windcave.com',
  'sec.windcave.com\\evil.com',
  'sec.windcave.com evil.com',
  'sec.windcave.com%2eevil.com',
  'sec.windcave.com:99999',
  '*.127.0.0.1',
  'javascript:alert(1)',
  7,
  ['pay.example'],
])('%j is refused as the host of payment pages', (entry) => {
  expect(hostsOf([entry, 'pay.example'])).toEqual(['pay.example'])
})

const scriptOf = (checkout_script: unknown, payment_provider: unknown = 'windriver') =>
  settingsOf({ payment_provider, checkout_script }).checkoutScript

test.each([
  [' HTTPS://Pay.Example/a/../checkout.js?v=2 ', 'https://pay.example/checkout.js?v=2'],
  ['http://localhost:4300/windriver/checkout.js', 'http://localhost:4300/windriver/checkout.js'],
])('The URL of the payment script is parsed from %j', (given, address) => {
  expect(scriptOf(given)).toBe(address)
  for (const provider of ['windcave', 'WINDRIVER', '', null]) expect(scriptOf(given, provider)).toBe('')
})

test.each([
  'http://pay.example/checkout.js',
  '//pay.example/checkout.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'https://user:secret@pay.example/checkout.js',
  'https://pay.example/checkout.js#x',
  'https://pay.example/scripts/',
  7,
  null,
])('%j is refused as the URL of the payment script', (given) => {
  expect(scriptOf(given)).toBe('')
})

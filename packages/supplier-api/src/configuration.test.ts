import { describe, expect, test } from 'vitest'
import { ConfigurationError, configurationUnavailable, parseConfiguration } from './configuration.ts'

const device = { endpointUrl: 'https://supplier.example', device_id: 'D', company_id: 'C' }
const fileOf = (...entries: unknown[]) => JSON.stringify({ DeviceList: entries })
const parse = (changes: object = {}) => parseConfiguration(fileOf({ ...device, ...changes }))

describe('M02 an unusable file is refused with the specified text', () => {
  test.each([
    null,
    {},
    { DeviceList: [] },
    { DeviceList: [null] },
    { DeviceList: 'x' },
    { DeviceList: [{ ...device, endpointUrl: undefined }] },
    { DeviceList: [{ ...device, device_id: '' }] },
    { DeviceList: [{ ...device, company_id: null }] },
  ])('%j', (content) => {
    expect(() => parseConfiguration(JSON.stringify(content))).toThrow(configurationUnavailable)
  })

  test.each(['', '<html>', '{', 'undefined'])('a file that is not JSON: %j', (content) => {
    expect(() => parseConfiguration(content)).toThrow(configurationUnavailable)
  })

  test('a byte order mark before the JSON is accepted', () => {
    expect(parseConfiguration(`\uFEFF${fileOf(device)}`).deviceId).toBe('D')
  })

  test('the first of several entries is used', () => {
    expect(parseConfiguration(fileOf(device, { ...device, company_id: 'other' })).companyId).toBe('C')
  })
})

const faultsOf = (text: string) => {
  try {
    parseConfiguration(text)
    return []
  } catch (error) {
    return error instanceof ConfigurationError ? error.faults.map(({ sentence }) => sentence) : error
  }
}

test.each([
  ['{', ['The file is not JSON.']],
  ['{}', ['DeviceList needs a list with an entry.']],
  [fileOf(), ['DeviceList needs a list with an entry.']],
  [fileOf('x'), ['DeviceList needs a list with an entry.']],
  [fileOf({ ...device, device_id: ' ' }), ['device_id needs a value.']],
  [fileOf({ ...device, endpointUrl: 'x' }), ['endpointUrl needs an https address, without query, hash or password.']],
  [
    fileOf({}),
    [
      'endpointUrl needs an https address, without query, hash or password.',
      'device_id needs a value.',
      'company_id needs a value.',
    ],
  ],
  [fileOf(device), []],
])('M02 what is wrong with %s is named', (text, sentences) => {
  expect(faultsOf(text)).toEqual(sentences)
})

test.each([
  [true, true],
  [false, false],
  ['true', false],
  [undefined, false],
])('B05 cors_credentials %j is read as %j', (given, read) => {
  expect(parse({ cors_credentials: given }).allowsCredentials).toBe(read)
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

  test('trailing slashes are removed; http is allowed for this machine', () => {
    expect(parse({ endpointUrl: 'https://supplier.example/trade//' }).endpointUrl).toBe(
      'https://supplier.example/trade',
    )
    expect(parse({ endpointUrl: 'http://localhost:4300' }).endpointUrl).toBe('http://localhost:4300')
  })
})

test('M07 a clear yes switches the United States variant on, and nothing else', () => {
  const on = [true, 'true', 'TRUE', 1, '1', 'yes']
  expect(on.map((usa) => parse({ usa }).isTaxMode)).toEqual(on.map(() => true))
  const off = [false, 'false', 0, '', 'maybe', null, undefined, {}]
  expect(off.map((usa) => parse({ usa }).isTaxMode)).toEqual(off.map(() => false))
})

describe('D23 settings fall back to the specified defaults', () => {
  test.each([0, -1, 1e9, 'x', null])('a page size of %j is 24', (pagesize) => {
    expect(parse({ settings: { pagesize } }).settings.pageSize).toBe(24)
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

  test('settings that are not an object are ignored', () => {
    const { settings } = parse({ settings: 'x' })
    expect(settings).toEqual(parse().settings)
    expect(settings).toMatchObject({
      pricesIncludeTax: false,
      pageSize: 24,
      locale: 'en-AU',
      paymentProvider: 'windcave',
    })
  })
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
] as const)('%s switches %s off; without it, or unclear, it is on', (inFile, ours) => {
  const given = [true, 'true', false, 'maybe', null, undefined]
  const on = given.filter((value) => parse({ settings: { [inFile]: value } }).settings[ours])
  expect(on).toEqual([false, 'maybe', null, undefined])
})

test.each([
  ['logo.svg', '/logo.svg'],
  ['pictures/logo-2.png', '/pictures/logo-2.png'],
  ['https://elsewhere.example/logo.svg', ''],
  ['//elsewhere.example/logo.svg', ''],
  ['data:image/svg+xml,x', ''],
  [undefined, ''],
])('a logo (%j) is a file of the portal itself', (logo, address) => {
  expect(parse({ settings: { logo } }).settings.logo).toBe(address)
})

test.each([
  ['windcave', 'windcave'],
  ['windriver', 'windriver'],
  ['WINDCAVE', 'windcave'],
  ['Windriver', 'windcave'],
  ['another', 'windcave'],
  ['', 'windcave'],
  [7, 'windcave'],
  [null, 'windcave'],
  [{}, 'windcave'],
  [['windriver'], 'windcave'],
  [undefined, 'windcave'],
])('C14 the payment provider %j is %s', (payment_provider, provider) => {
  expect(parse({ settings: { payment_provider } }).settings.paymentProvider).toBe(provider)
})

describe('C02 the hosts of payment pages', () => {
  const hostsOf = (paymentHosts: unknown) => parse({ settings: { paymentHosts } }).settings.paymentHosts

  test.each([[undefined], [null], [''], [' '], [7], [{}], [true]])('%j gives the default', (given) => {
    expect(hostsOf(given)).toEqual(['*.windcave.com'])
  })

  test.each([
    [['pay.example'], ['pay.example']],
    ['pay.example', ['pay.example']],
    [' pay.example , *.pay.example,, ', ['pay.example', '*.pay.example']],
    [['Pay.Example', 'pay.example:443', 'pay.example'], ['pay.example']],
    [
      ['pay.example:8443', '*.pay.example:8443'],
      ['pay.example:8443', '*.pay.example:8443'],
    ],
    [
      ['localhost:4300', '127.0.0.1:4300', '[::1]:4300', 'localhost:80'],
      ['localhost:4300', '127.0.0.1:4300', '[::1]:4300', 'localhost:80'],
    ],
    [['müller.example'], ['xn--mller-kva.example']],
    [
      ['*.windcave.com', '*.pay.example.com.au', '*.example.co.nz'],
      ['*.windcave.com', '*.pay.example.com.au', '*.example.co.nz'],
    ],
    [[], []],
  ])('C02 %j is read as %j', (given, hosts) => {
    expect(hostsOf(given)).toEqual(hosts)
  })

  test.each([
    '*',
    '**',
    '*.',
    '*.*',
    '*.com',
    '*.com.',
    '*.au',
    '*.com.au',
    '*.co.uk',
    '*.CO.NZ',
    '*.net.au',
    '*.localhost',
    '*:443',
    '*.com:443',
    '*windcave.com',
    '*.*.windcave.com',
    'sec.*.com',
    'sec.windcave.*',
    '.windcave.com',
    'sec..windcave.com',
    'sec.windcave.com.',
    'https://sec.windcave.com',
    '//sec.windcave.com',
    'sec.windcave.com/pay',
    'sec.windcave.com?x',
    'sec.windcave.com#x',
    'user@sec.windcave.com',
    'user:secret@sec.windcave.com',
    'sec.windcave.com\\evil.com',
    'sec.windcave.com evil.com',
    'sec.windcave.com%2eevil.com',
    'sec.windcave.com:99999',
    'sec.windcave.com:x',
    '*.127.0.0.1',
    '*.0.0.1',
    '*.[::1]',
    'javascript:alert(1)',
    '<script>',
    7,
    null,
    {},
    ['pay.example'],
  ])('C02 the entry %j is dropped, and the others stay', (entry) => {
    expect(hostsOf([entry, 'pay.example'])).toEqual(['pay.example'])
    expect(hostsOf([entry])).toEqual([])
  })
})

describe('C13 the script of the windriver provider', () => {
  const scriptOf = (checkout_script: unknown, payment_provider: unknown = 'windriver') =>
    parse({ settings: { payment_provider, checkout_script } }).settings.checkoutScript

  test.each([
    ['https://pay.example/checkout.js', 'https://pay.example/checkout.js'],
    [' HTTPS://Pay.Example/a/../checkout.js?v=2 ', 'https://pay.example/checkout.js?v=2'],
    ['http://localhost:4300/windriver/checkout.js', 'http://localhost:4300/windriver/checkout.js'],
  ])('C13 %j is read as %s', (given, address) => {
    expect(scriptOf(given)).toBe(address)
  })

  test.each([
    'http://pay.example/checkout.js',
    '//pay.example/checkout.js',
    '/checkout.js',
    'checkout.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://pay.example/x',
    'https://user:secret@pay.example/checkout.js',
    'https://pay.example/checkout.js#x',
    'https://pay.example',
    'https://pay.example/scripts/',
    '',
    7,
    null,
    {},
    undefined,
  ])('C13 %j is none', (given) => {
    expect(scriptOf(given)).toBe('')
  })

  test.each(['windcave', 'WINDRIVER', '', null])('C13 with the provider %j there is none', (provider) => {
    expect(scriptOf('https://pay.example/checkout.js', provider)).toBe('')
  })
})

test.each([
  [' wr_live_1 ', 'wr_live_1'],
  [123, '123'],
  ['', ''],
  [null, ''],
  [{}, ''],
])('C13 the checkout key %j is read as %j', (checkout_key, key) => {
  expect(parse({ settings: { checkout_key } }).settings.checkoutKey).toBe(key)
})

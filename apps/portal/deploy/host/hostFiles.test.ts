import { describe, expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'
import { hostFiles } from './hostFiles.ts'

const fileWith = (endpointUrl: string, settings: object = {}) =>
  JSON.stringify({ DeviceList: [{ endpointUrl, device_id: 'D', company_id: 'C', settings }] })
const own = fileWith('https://portal.example')
const supplier = 'https://erp.supplier.example/trade/'
const headers = Object.entries(securityHeaders(own, 'https://portal.example'))
const files = hostFiles(own, { supplier })

interface Block {
  readonly opening: string
  readonly lines: string[]
  readonly blocks: Block[]
}

/** The blocks of an nginx file. Each line ends a directive, opens a block or closes one. */
function readBlocks(text: string): Block {
  const lines = text.split('\n').map((line) => line.trim())
  const readBlock = (opening: string): Block => {
    const block: Block = { opening, lines: [], blocks: [] }
    for (let line = lines.shift(); line !== undefined && line !== '}'; line = lines.shift()) {
      if (line.endsWith('{')) block.blocks.push(readBlock(line.slice(0, -1).trim()))
      else if (line !== '' && !line.startsWith('#')) block.lines.push(line)
    }
    return block
  }
  return readBlock('')
}

const inside = (block: Block): Block[] => [block, ...block.blocks.flatMap(inside)]
const find = (text: string, opening: string): Block => {
  const found = inside(readBlocks(text)).find((block) => block.opening === opening)
  if (!found) throw new Error(`There is no ${opening}`)
  return found
}

describe('nginx.conf', () => {
  const blocks = inside(readBlocks(files['nginx.conf']))

  test('O08 I02 every location and the server itself send every header, also with errors, and their own cache rule', () => {
    const sending = blocks.filter(({ opening }) => /^(?:server|location)/.test(opening))
    expect(sending.map(({ opening }) => opening)).toEqual([
      'server',
      'location /',
      'location ^~ /assets/',
      String.raw`location ~ "^/(?:assets|config)/|^/[^/]+\\.\\w+$"`,
      'location @missing',
      'location = /healthz',
      'location = /proxy',
      'location = /proxy-closing',
    ])
    for (const { lines } of sending) {
      for (const [name, value] of headers) expect(lines).toContain(`add_header ${name} "${value}" always;`)
      expect(lines.filter((line) => /^add_header Cache-Control .+ always;$/.test(line))).toHaveLength(1)
      expect(lines.filter((line) => line.startsWith('add_header')).every((line) => line.endsWith(' always;'))).toBe(
        true,
      )
    }
  })

  test('O08 with a certificate it listens on 443, and leads from 80 to it with every header', () => {
    const { 'nginx.conf': text } = hostFiles(own, { tls: { certificate: '/etc/ssl/a.pem', key: '/etc/ssl/a.key' } })
    const [secure, plain] = inside(readBlocks(text)).filter(({ opening }) => opening === 'server')
    expect(secure?.lines.slice(0, 3)).toEqual([
      'listen 443 ssl;',
      'ssl_certificate "/etc/ssl/a.pem";',
      'ssl_certificate_key "/etc/ssl/a.key";',
    ])
    expect(plain?.lines).toEqual(
      expect.arrayContaining([
        'listen 80;',
        ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
        'return 308 https://$host$request_uri;',
      ]),
    )
  })

  test('I02 a missing file is answered with text, a screen with the page', () => {
    for (const opening of ['location ^~ /assets/', String.raw`location ~ "^/(?:assets|config)/|^/[^/]+\\.\\w+$"`])
      expect(find(files['nginx.conf'], opening).lines).toContain('try_files $uri @missing;')
    expect(find(files['nginx.conf'], 'location @missing').lines).toContain(String.raw`return 404 "Not found\n";`)
    expect(find(files['nginx.conf'], 'location /').lines).toContain('try_files $uri /index.html;')
  })

  test('an error below /assets/ is not kept', () => {
    const { lines } = find(files['nginx.conf'], 'map $status $cache_of_asset')
    expect(lines).toContain('default no-store;')
    expect(lines.filter((line) => line.includes('immutable')).map((line) => line.slice(0, 3))).toEqual([
      '200',
      '206',
      '304',
    ])
  })

  test('P02 what is logged has no query', () => {
    expect(files['nginx.conf']).toMatch(/"\$request_method \$path_only"/)
    expect(files['nginx.conf'].match(/log_format .*/)?.[0]).not.toMatch(
      /\$request\b|\$request_uri|\$args|\$http_referer/,
    )
    expect(readBlocks(files['nginx.conf']).lines).toContain('error_log stderr crit;')
    expect(find(files['nginx.conf'], 'location = /proxy').lines).toContain('error_log stderr error;')
  })

  test('B05 calls that must happen once close their connection, and no call is passed on twice', () => {
    const passing = find(files['nginx.conf'], 'location = /proxy')
    expect(passing.blocks.map(({ opening, lines }) => [opening, ...lines])).toEqual([
      [
        'if ($arg_ipFunction ~ "^(?:processComplete|acceptQuote|createPaymentSession)$")',
        'rewrite ^ /proxy-closing last;',
      ],
    ])
    const closing = find(files['nginx.conf'], 'location = /proxy-closing')
    expect(closing.lines).toEqual(['internal;', 'keepalive_timeout 0;', ...passing.lines])
    expect(passing.lines).toEqual(
      expect.arrayContaining([
        'proxy_pass https://erp.supplier.example/trade/proxy;',
        'proxy_set_header Host erp.supplier.example;',
        'proxy_set_header Cookie "";',
        'proxy_next_upstream error;',
        'proxy_read_timeout 75s;',
        'proxy_ssl_verify on;',
      ]),
    )
    for (const [name] of headers) expect(passing.lines).toContain(`proxy_hide_header ${name};`)
  })
})

describe('_headers', () => {
  test('I02 everything has every header, and only single paths a cache rule, because the host joins values', () => {
    const rules = files['_headers']
      .trim()
      .split('\n\n')
      .map((rule) => rule.split('\n  '))
    expect(rules[0]).toEqual(['/*', ...headers.map(([name, value]) => `${name}: ${value}`)])
    const paths = rules
      .slice(1)
      .map(([path, ...values]) => (values.every((value) => value.startsWith('Cache-Control')) ? path : ''))
    expect(paths).toEqual(['/assets/*', '/', '/index.html', '/sw.js', '/theme.css', '/version.json', '/config/*'])
  })
})

test('without a proxy nothing is passed on', () => {
  expect(hostFiles(fileWith('https://supplier.example'))['nginx.conf']).not.toContain('proxy_pass')
})

test.each([
  ['https://portal.example/api', 'v1', '/api/api/v1', 'https://erp.supplier.example/trade/api/v1'],
  ['https://portal.example', 'proxy', '/proxy', 'https://erp.supplier.example/trade/proxy'],
])('calls to %s in the form %s come at %s and go to %s', (endpointUrl, api, path, target) => {
  const file = JSON.stringify({ DeviceList: [{ endpointUrl, api, device_id: 'D', company_id: 'C' }] })
  expect(find(hostFiles(file, { supplier })['nginx.conf'], `location = ${path}`).lines).toContain(
    `proxy_pass ${target};`,
  )
})

test("a supplier's server with a private certificate is trusted by the file that is named", () => {
  const { 'nginx.conf': text } = hostFiles(own, { supplier, supplierCa: '/etc/ssl/erp ca.pem' })
  expect(text.match(/proxy_ssl_trusted_certificate .*/)?.[0]).toBe(
    'proxy_ssl_trusted_certificate "/etc/ssl/erp ca.pem";',
  )
})

test('a configuration that cannot be used is refused with its line', () => {
  expect(() => hostFiles(own.replace('"company_id":"C",', ''))).toThrow(
    'config/configuration.json:1: company_id needs a value.',
  )
  expect(() => hostFiles('{\n "DeviceList": [}')).toThrow('config/configuration.json:2: The file is not JSON')
})

test.each([
  ['erp.example', 'needs the address'],
  ['ftp://erp.example', 'needs the address'],
  ['https://user:secret@erp.example', 'needs the address'],
  ['https://erp.example?x=1', 'needs the address'],
  ['https://portal.example', 'endpointUrl in the configuration is the address of the portal'],
])('the supplier %s is refused', (address, sentence) => {
  const configuration = address.includes('portal') ? fileWith('https://portal.example/') : own
  expect(() => hostFiles(configuration, { supplier: address })).toThrow(sentence)
})

test('no value of the configuration becomes a variable or ends a text', () => {
  const settings = { payment_provider: 'windriver', checkout_script: `https://pay.example/$host"{x}.js` }
  expect(hostFiles(fileWith('https://supplier.example', settings))['nginx.conf']).toContain(
    "script-src 'self' https://pay.example/%24host%22%7Bx%7D.js;",
  )
})

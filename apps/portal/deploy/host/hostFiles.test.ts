import { describe, expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'
import { hostFiles } from './hostFiles.ts'

const fileWith = (endpointUrl: string, changes: object = {}) =>
  JSON.stringify({ DeviceList: [{ endpointUrl, device_id: 'D', company_id: 'C', ...changes }] })
const own = fileWith('https://portal.example')
const supplier = 'https://erp.supplier.example/trade/'
const headers = Object.entries(securityHeaders(own, 'https://portal.example'))
const files = hostFiles(own, { supplier })
const sent = headers.map(([name, value]) => `add_header ${name} "${value}" always;`)
const filePaths = String.raw`location ~ "^/(?:assets|config)/|^/[^/]+\\.\\w+$"`

/** The lines of each block of an nginx file, without those of inner blocks. */
function blocksOf(text: string): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, string[]>([['', []]])
  const open = ['']
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '}') open.pop()
    else if (line.endsWith(' {')) {
      open.push(line.slice(0, -2))
      blocks.set(line.slice(0, -2), [])
    } else if (line !== '' && !line.startsWith('#')) blocks.get(open.at(-1) ?? '')?.push(line)
  }
  return blocks
}

describe('nginx.conf', () => {
  const blocks = blocksOf(files['nginx.conf'])

  test('sends all security headers and one cache rule in every block', () => {
    const sending = [...blocks.keys()].filter((opening) => /^(?:server|location)/.test(opening))
    const ofFiles = ['location /', 'location ^~ /assets/', filePaths, 'location @missing', 'location = /healthz']
    expect(sending).toEqual(['server', ...ofFiles, 'location = /proxy', 'location = /proxy-closing'])
    for (const opening of sending) {
      const added = blocks.get(opening)?.filter((line) => line.startsWith('add_header')) ?? []
      expect(added).toEqual([
        ...sent,
        expect.stringMatching(/^add_header Cache-Control .+ always;$/),
        expect.any(String),
      ])
    }
  })

  test('O08 serves https on port 443, and redirects port 80 to https', () => {
    const tls = { certificate: '/etc/ssl/a.pem', key: '/etc/ssl/a.key' }
    const [, secure = '', plain = ''] = hostFiles(own, { tls })['nginx.conf'].split(/^ {2}server \{$/m)
    expect(secure).toContain(
      'listen 443 ssl http2;\n    ssl_certificate "/etc/ssl/a.pem";\n    ssl_certificate_key "/etc/ssl/a.key";',
    )
    for (const line of ['listen 80;', 'return 308 https://$host$request_uri;', ...sent]) expect(plain).toContain(line)
    // Without HTTP/2, because orders pass.
    expect(hostFiles(own, { tls, supplier })['nginx.conf']).toContain('listen 443 ssl;')
  })

  test('I02 answers a missing file with 404, a screen URL with the page', () => {
    for (const opening of ['location ^~ /assets/', filePaths])
      expect(blocks.get(opening)).toContain('try_files $uri @missing;')
    expect(blocks.get('location @missing')).toContain(String.raw`return 404 "Not found\n";`)
    expect(blocks.get('location /')).toContain('try_files $uri /index.html;')
    const kept = blocks.get('map $status $cache_of_asset')?.map((line) => line.slice(0, 3))
    expect(kept).toEqual(['def', '200', '206', '304'])
  })

  test('P02 leaves the queries of URLs out of the log', () => {
    const [format = ''] = /log_format .*/.exec(files['nginx.conf']) ?? []
    expect(format).toMatch(/"\$request_method \$path_only"/)
    expect(format).not.toMatch(/\$request\b|\$request_uri|\$args|\$http_referer/)
    expect(blocks.get('')).toContain('error_log stderr crit;')
    expect(blocks.get('location = /proxy')).toContain('error_log stderr error;')
  })

  test('closes the connection after each call that must not repeat', () => {
    const passing = blocks.get('location = /proxy') ?? []
    const rewritten = 'if ($arg_ipFunction ~ "^(?:processComplete|acceptQuote|createPaymentSession)$")'
    expect(blocks.get(rewritten)).toEqual(['rewrite ^ /proxy-closing last;'])
    expect(blocks.get('location = /proxy-closing')).toEqual(['internal;', 'keepalive_timeout 0;', ...passing])
    for (const line of [
      'proxy_pass https://erp.supplier.example/trade/proxy;',
      'proxy_set_header Host erp.supplier.example;',
      'proxy_set_header Cookie "";',
      'proxy_next_upstream error;',
      'proxy_read_timeout 75s;',
      'proxy_ssl_verify on;',
      ...headers.map(([name]) => `proxy_hide_header ${name};`),
    ])
      expect(passing).toContain(line)
    expect(hostFiles(fileWith('https://supplier.example'))['nginx.conf']).not.toContain('proxy_pass')
  })

  test('trusts the chosen certificate, whatever the path of the API', () => {
    const file = fileWith('https://portal.example/api', { api: 'v1' })
    const lines = blocksOf(hostFiles(file, { supplier, supplierCa: '/etc/ssl/erp ca.pem' })['nginx.conf'])
    expect(lines.get('location = /api/api/v1')).toEqual(
      expect.arrayContaining([
        'proxy_pass https://erp.supplier.example/trade/api/v1;',
        'proxy_ssl_trusted_certificate "/etc/ssl/erp ca.pem";',
      ]),
    )
  })
})

test('_headers has every header once, and cache rules for paths', () => {
  const [whole, ...rules] = files['_headers']
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n  '))
  expect(whole).toEqual(['/*', ...headers.map(([name, value]) => `${name}: ${value}`)])
  // The host joins the values of all rules for a path.
  for (const rule of rules) expect(rule).toEqual([expect.any(String), expect.stringMatching(/^Cache-Control: /)])
  const paths = ['/assets/*', '/', '/index.html', '/sw.js', '/theme.css', '/version.json', '/config/*']
  expect(rules.map(([path]) => path)).toEqual(paths)
})

test('An unusable configuration is refused with its line number', () => {
  const missing = 'config/configuration.json:1: company_id needs a value.'
  expect(() => hostFiles(own.replace('"company_id":"C"', '"a":1'))).toThrow(missing)
})

test.each([
  ['erp.example', 'needs the address'],
  ['ftp://erp.example', 'needs the address'],
  ['https://user:secret@erp.example', 'needs the address'],
  ['https://erp.example?x=1', 'needs the address'],
  ['https://portal.example', 'endpointUrl in the configuration is the address of the portal'],
])('The supplier URL %s is refused', (address, sentence) => {
  expect(() => hostFiles(own, { supplier: address })).toThrow(sentence)
})

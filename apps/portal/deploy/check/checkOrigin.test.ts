import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeCompressed } from '../build/compressionPlugin.ts'
import { cacheControl, securityHeaders } from '../host/headers.ts'
import { closingFunctions } from '../host/proxy.ts'
import { listen } from '../serve/listen.ts'
import { checkOrigin } from './checkOrigin.ts'
import { formatProblem } from './problem.ts'

const files: Readonly<Record<string, string>> = {
  'index.html': `<script src="/assets/boot-1.js">${' '.repeat(500)}`,
  'version.json': '{"version":"1.0.0","commit":"1111111111"}',
  'theme.css': ':root {}',
  'assets/boot-1.js': 'export const a = 1;'.repeat(50),
}
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  json: 'application/json',
  js: 'text/javascript',
  css: 'text/css',
}

const closing: (() => Promise<void>)[] = []
let portal = ''
beforeEach(async () => {
  portal = await mkdtemp(join(tmpdir(), 'origin-'))
  for (const name of ['assets', 'config']) await mkdir(join(portal, name))
  for (const [name, content] of Object.entries(files)) await writeFile(join(portal, name), content)
  await writeCompressed(portal, ['index.html', 'assets/boot-1.js'])
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  await rm(portal, { recursive: true })
})

async function serve(respond: RequestListener): Promise<string> {
  const server = await listen(respond, 0)
  closing.push(() => server.close())
  return server.url
}

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}
type Host = (right: Answer, url: string) => Answer | Promise<Answer>

const expired = JSON.stringify({ hasErrors: true, errorTable: [{ field: '', msg: 'session has expired' }] })

/** The answer of a host that is right in everything, and forwards calls. */
async function rightAnswer({ method, url = '' }: IncomingMessage): Promise<Answer> {
  const path = url.replace(/\?.*/, '')
  const name = path === '/' || path === '/orders/1-0' ? 'index.html' : path.slice(1)
  if (path === '/proxy') {
    const closes = closingFunctions.some((one) => url.includes(one))
    return { headers: { 'Content-Type': 'application/json', ...(closes && { Connection: 'close' }) }, body: expired }
  }
  if (method !== 'GET') return { status: 405 }
  if (path === '/healthz') return { body: 'ok', headers: { 'Content-Type': 'text/plain' } }
  const read = (ending: string) => readFile(join(portal, name + ending)).catch(() => undefined)
  const [compressed, plain] = [await read('.br'), await read('')]
  const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain'
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl(path), Vary: 'Accept-Encoding' }
  if (compressed) return { headers: { ...headers, 'Content-Encoding': 'br' }, body: compressed }
  return plain ? { headers, body: plain } : { status: 404, headers: { ...headers, 'Cache-Control': 'no-store' } }
}

interface Setting {
  readonly supplier?: string
  /** Address of a supplier's server of another origin. */
  readonly endpointUrl?: string
}

/** The problems of the right host with the differences in `host`. `PORTAL` stands for its origin. */
async function problemsOf(host: Host = (right) => right, { supplier, endpointUrl }: Setting = {}) {
  let configuration = ''
  const origin = await serve((request, response) => {
    const respond = async () => {
      const { status = 200, headers, body } = await host(await rightAnswer(request), request.url ?? '')
      response.writeHead(status, { ...securityHeaders(configuration, ''), ...headers }).end(body)
    }
    void respond()
  })
  const entry = { endpointUrl: endpointUrl ?? origin, device_id: 'D', company_id: 'C' }
  configuration = JSON.stringify({ DeviceList: [{ ...entry, cors_credentials: endpointUrl !== undefined }] })
  await writeFile(join(portal, 'config/configuration.json'), configuration)
  const found = await checkOrigin({ origin, portal, configuration, supplier })
  return found.map((problem) => formatProblem(problem).replaceAll(origin, 'PORTAL'))
}

const at =
  (path: RegExp, change: (right: Answer) => Answer): Host =>
  (right, url) =>
    path.test(url) ? change(right) : right
const withHeader =
  (name: string, value: string) =>
  (right: Answer): Answer => ({ ...right, headers: { ...right.headers, [name]: value } })
const withStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  (): Answer => ({ status, headers })

test('A correct host has no problem', async () => {
  expect(await problemsOf()).toEqual([])
})

/** Serves another version, whose script has another name. */
const otherVersion: Host = (right, url) => {
  if (url.startsWith('/assets/boot')) return { status: 404 }
  return url === '/version.json' ? withBody('{"version":"0.9.0","commit":"2222222222"}')(right) : right
}
const onlyGzip: Host = async (right, url) =>
  url === '/assets/boot-1.js'
    ? { ...withHeader('Content-Encoding', 'gzip')(right), body: await readFile(join(portal, `${url}.gz`)) }
    : right
const withBody =
  (body: string) =>
  (right: Answer): Answer => ({ ...right, body })
const redirect = withStatus(301, { Location: 'https://www.a.example/' })
const html = withStatus(200, { 'Content-Type': 'text/html' })

test.each<readonly [what: string, host: Host, problem: string]>([
  ['no page', at(/^\/$/, withStatus(403)), 'PORTAL: The page is not there, but status 403, without a'],
  ['a redirect', at(/./, redirect), 'PORTAL: The page is not there, but status 301, which leads to https://www.a.'],
  ['another version', otherVersion, 'Another version is served than that of the folder, 0.9.0 (22222222)'],
  ['a missing script', at(/boot/, withStatus(404)), '/assets/boot-1.js: Not served, but status 404, without a type'],
  ['a wrong type', at(/boot/, withHeader('Content-Type', 'a/b')), '-1.js: Sent as a/b: give it the type of .js'],
  ['cached files', at(/config|e\.css/, withHeader('Cache-Control', 'max-age=86400')), '/theme.css: May be cached,'],
  ['no caching', at(/boot/, withHeader('Cache-Control', 'no-cache')), '/assets/boot-1.js: Loaded again at each visit'],
  ['other content', at(/config/, withBody('{}')), 'configuration.json: Other content'],
  [
    'another header',
    at(/./, withHeader('Referrer-Policy', 'origin')),
    'js and 6 more: Sent with other headers than the configuration needs: Referrer-Policy. Make',
  ],
  ['a screen as an error', at(/orders/, withStatus(404)), '/orders/1-0: A screen needs to be answered'],
  ['the page for a missing file', at(/missing/, html), 'A missing file needs a 404 that is not HTML, not status 200'],
  ['a kept error', at(/missing/, withHeader('Cache-Control', 'max-age=9')), 'A missing file is cached: send no-store.'],
  [
    'a lost call',
    at(/getState/, withStatus(404)),
    'PORTAL/proxy: A call is answered with status 404, without a type, which',
  ],
  [
    'an open connection',
    at(/acceptQuote/, withHeader('Connection', 'keep-alive')),
    'PORTAL/proxy: The connection stays',
  ],
  ['gzip alone', onlyGzip, 'Hint: /assets/boot-1.js: Sent as gzip. With Brotli (the .br beside the file) it'],
])('I10 A host with one mistake has one problem: %s', async (_what, host, problem) => {
  expect(await problemsOf(host)).toEqual([expect.stringContaining(problem)])
})

test('An unreachable host or supplier is named', async () => {
  const unreachable = await problemsOf(at(/getState/, withStatus(502)), { supplier: 'http://127.0.0.1:2/proxy' })
  expect(unreachable).toEqual([
    'PORTAL/proxy: A call is answered with status 502, without a type: http://127.0.0.1:2/proxy is unreachable, the connection is refused.',
  ])
  const configuration = await readFile(join(portal, 'config/configuration.json'), 'utf8')
  const [found] = await checkOrigin({ origin: 'http://127.0.0.1:2', portal, configuration })
  expect(found?.sentence).toBe('The portal cannot be loaded: unreachable, the connection is refused.')
})

describe('A supplier’s server on another origin', () => {
  const allowed = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type, Session-Context-Id',
    'Access-Control-Allow-Credentials': 'true',
  }

  async function permissionProblems(headers: object, body = expired) {
    const endpointUrl = await serve(({ method, headers: { origin = '' } }, response) => {
      const sent = { ...allowed, 'Access-Control-Allow-Origin': origin, ...headers }
      response.writeHead(method === 'OPTIONS' ? 204 : 200, sent).end(body)
    })
    const found = await problemsOf(undefined, { endpointUrl })
    expect(found.at(-1)).toMatch(/^Hint: .*: Calls go to another origin\./)
    return found.slice(0, -1).map((problem) => problem.replace(`${endpointUrl}/proxy: `, ''))
  }

  test('has no problem if it allows calls and answers them', async () => {
    expect(await permissionProblems({})).toEqual([])
    expect(await permissionProblems({}, '{"status":"ok"}')).toEqual([
      expect.stringContaining("no answer of the supplier's server: correct endpointUrl"),
    ])
  })

  test.each([
    ['Origin', 'The server does not allow PORTAL: send it as Access-Control-Allow-Origin.'],
    ['Headers', 'The server does not allow the headers Content-Type and Session-Context-Id.'],
    [
      'Credentials',
      'The server does not allow credentials, so browsers refuse every order: remove "cors_credentials".',
    ],
  ])('has one problem without Access-Control-Allow-%s', async (name, sentence) => {
    expect(await permissionProblems({ [`Access-Control-Allow-${name}`]: '' })).toEqual([sentence])
  })
})

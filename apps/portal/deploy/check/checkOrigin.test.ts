import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeCompressed } from '../build/compressionPlugin.ts'
import { cacheControl, securityHeaders } from '../host/headers.ts'
import { closingFunctions } from '../host/proxy.ts'
import { listen } from '../serve/listen.ts'
import { checkOrigin, originFault } from './checkOrigin.ts'
import { formatProblem } from './problem.ts'

const closing: (() => Promise<void>)[] = []
let portal = ''
beforeEach(async () => {
  portal = await mkdtemp(join(tmpdir(), 'origin-'))
  await mkdir(join(portal, 'assets'))
  await mkdir(join(portal, 'config'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(portal, name), content)
  await writeCompressed(portal, ['index.html', 'assets/boot-1.js', 'assets/more-1.js'])
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  await rm(portal, { recursive: true })
})

const files: Readonly<Record<string, string>> = {
  'index.html': `<script src="/assets/boot-1.js">${' '.repeat(500)}`,
  'version.json': '{"version":"1.0.0","commit":"1111111111"}',
  'sw.js': '1',
  'theme.css': ':root {}',
  'assets/boot-1.js': 'export const a = 1;'.repeat(50),
  'assets/more-1.js': 'export const b = 1;'.repeat(50),
}
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  json: 'application/json',
  js: 'text/javascript',
  css: 'text/css',
}

async function serve(respond: RequestListener): Promise<string> {
  const server = await listen(respond, 0)
  closing.push(() => server.close())
  return server.url
}

const configurationOf = (endpointUrl: string, cors_credentials = false) =>
  JSON.stringify({ DeviceList: [{ endpointUrl, device_id: 'D', company_id: 'C', cors_credentials }] })

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}
type Host = (right: Answer, request: IncomingMessage) => Answer | Promise<Answer>

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
  const folder = async (ending: string) => readFile(join(portal, name + ending)).catch(() => undefined)
  const [compressed, plain] = [await folder('.br'), await folder('')]
  const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain'
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl(path), Vary: 'Accept-Encoding' }
  if (compressed) return { headers: { ...headers, 'Content-Encoding': 'br' }, body: compressed }
  return plain
    ? { headers, body: plain }
    : { status: 404, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } }
}

/** What is found of a host that differs from the right one as `host` says. */
async function problemsOf(host: Host = (right) => right, supplier?: string): Promise<readonly string[]> {
  let configuration = ''
  const origin = await serve((request, response) => {
    const respond = async () => {
      const { status = 200, headers, body } = await host(await rightAnswer(request), request)
      response.writeHead(status, { ...securityHeaders(configuration, ''), ...headers }).end(body)
    }
    void respond()
  })
  configuration = configurationOf(origin)
  await writeFile(join(portal, 'config/configuration.json'), configuration)
  return (await checkOrigin({ origin, portal, configuration, supplier })).map((problem) =>
    formatProblem(problem).replaceAll(origin, 'PORTAL'),
  )
}

const at =
  (path: RegExp, change: (right: Answer) => Answer): Host =>
  (right, { url = '' }) =>
    path.test(url) ? change(right) : right
const withHeader =
  (name: string, value: string) =>
  (right: Answer): Answer => ({ ...right, headers: { ...right.headers, [name]: value } })

describe('M06 I02 O08 I10 what a host sends', () => {
  test('is right', async () => {
    expect(await problemsOf()).toEqual([])
  })

  test.each<readonly [what: string, host: Host, problem: string]>([
    [
      'no page',
      at(/^\/$/, () => ({ status: 403 })),
      'PORTAL: The page is not there, but status 403, without a type: let the host serve the folder with index.html.',
    ],
    [
      'a redirect',
      at(/./, () => ({ status: 301, headers: { Location: 'https://www.portal.example/' } })),
      'PORTAL: The page is not there, but status 301, which leads to https://www.portal.example/: name that address.',
    ],
    [
      'another version',
      at(/version\.json|assets/, (right) =>
        right.headers?.['Content-Type'] === 'application/json'
          ? { ...right, body: '{"version":"0.9.0","commit":"2222222222"}' }
          : { status: 404, headers: { 'Content-Type': 'text/plain' } },
      ),
      '/version.json: Another version is served than that of the folder, 0.9.0 (22222222) and not 1.0.0 (11111111): let the host use this folder.',
    ],
    [
      'a script that is missing',
      at(/more-1/, () => ({ status: 404, headers: { 'Content-Type': 'text/plain' } })),
      '/assets/more-1.js: Not served, but status 404, text/plain: upload the file again.',
    ],
    [
      'scripts without their type',
      at(/more-1|sw\.js/, withHeader('Content-Type', 'application/octet-stream')),
      '/assets/more-1.js, /sw.js: Sent as application/octet-stream: give it the type of .js files.',
    ],
    [
      'files that are cached',
      at(/sw\.js|theme|config|version/, withHeader('Cache-Control', 'max-age=86400')),
      '/config/configuration.json, /sw.js, /theme.css and 1 more: May be cached, so customers would keep an old one: send Cache-Control: no-cache.',
    ],
    [
      'scripts that are not cached',
      at(/-1\.js/, withHeader('Cache-Control', 'no-cache')),
      '/assets/boot-1.js, /assets/more-1.js: Loaded again at each visit: send Cache-Control: public, max-age=31536000, immutable.',
    ],
    [
      'other content',
      at(/config/, (right) => ({ ...right, body: '{}' })),
      '/config/configuration.json: Other content is served than that of the folder: let the host use this folder, or upload it again.',
    ],
    [
      'a header that is missing everywhere',
      (right) => withHeader('Referrer-Policy', 'origin')(right),
      '/, /assets/boot-1.js, /assets/missing-00000000.js and 7 more: Sent with other headers than the configuration needs: Referrer-Policy. Make the host files again, and restart the host.',
    ],
    [
      'a screen as an error',
      at(/orders/, () => ({ status: 404 })),
      '/orders/1-0: A screen needs to be answered with index.html, not with status 404, without a type.',
    ],
    [
      'the page for a missing file',
      at(/missing/, () => ({ headers: { 'Content-Type': 'text/html' } })),
      '/assets/missing-00000000.js: A missing file needs a 404 that is not HTML, not status 200, text/html.',
    ],
    [
      'a kept error',
      at(/missing/, withHeader('Cache-Control', cacheControl('/assets/'))),
      '/assets/missing-00000000.js: A missing file is cached: send no-store.',
    ],
    [
      'a call that reaches nobody',
      at(/getState/, () => ({ status: 404, body: '{}', headers: { 'Content-Type': 'application/json' } })),
      "PORTAL/proxy: A call is answered with status 404, application/json, which is no answer of the supplier's server: correct endpointUrl, or make the host files with --supplier.",
    ],
    [
      'a connection that is kept',
      at(/acceptQuote/, withHeader('Connection', 'keep-alive')),
      'PORTAL/proxy: The connection stays open after processComplete, acceptQuote, createPaymentSession, so a browser could send the next order twice on it: send Connection: close.',
    ],
  ])('%s', async (_what, host, problem) => {
    expect(await problemsOf(host)).toEqual([problem])
  })

  test('gzip alone is a hint', async () => {
    const withoutBrotli: Host = async (right, { url = '' }) => {
      if (right.headers?.['Content-Encoding'] === undefined) return right
      const name = url === '/assets/boot-1.js' || url === '/assets/more-1.js' ? url.slice(1) : 'index.html'
      const body = await readFile(join(portal, `${name}.gz`))
      return { ...withHeader('Content-Encoding', 'gzip')(right), body }
    }
    expect(await problemsOf(withoutBrotli)).toEqual([
      'Hint: /, /assets/boot-1.js, /assets/more-1.js: Sent as gzip. With Brotli (the .br beside the file) it would be smaller.',
    ])
  })

  test("a supplier's server that the host does not reach", async () => {
    expect(
      await problemsOf(
        at(/getState/, () => ({ status: 502 })),
        'http://127.0.0.1:2/proxy',
      ),
    ).toEqual([
      'PORTAL/proxy: A call is answered with status 502, without a type: http://127.0.0.1:2/proxy is unreachable, the connection is refused.',
    ])
  })

  test('a host that does not answer', async () => {
    const origin = 'http://127.0.0.1:2'
    const [found] = await checkOrigin({ origin, portal, configuration: configurationOf(origin) })
    expect(found?.sentence).toBe('The portal cannot be loaded: unreachable, the connection is refused.')
  })

  test.each([
    ['portal.example', '--origin needs an address with https://'],
    ['https://portal.example/trade', '--origin names the path /trade'],
    ['https://portal.example', undefined],
  ])('the origin %s', (origin, fault) => {
    expect(originFault(origin)?.slice(0, fault?.length)).toBe(fault)
  })
})

describe("M06 a supplier's server of another origin", () => {
  async function permissionProblems(headers: Readonly<Record<string, string>>, body = expired) {
    let origin = ''
    const endpointUrl = await serve((request, response) => {
      const written = Object.entries(headers).map(([name, value]) => [name, value.replace('PORTAL', origin)] as const)
      response.writeHead(request.method === 'OPTIONS' ? 204 : 200, Object.fromEntries(written)).end(body)
    })
    const configuration = configurationOf(endpointUrl, true)
    await writeFile(join(portal, 'config/configuration.json'), configuration)
    origin = await serve((request, response) => {
      void rightAnswer(request).then(({ status = 200, headers: own, body: text }) =>
        response.writeHead(status, { ...securityHeaders(configuration, ''), ...own }).end(text),
      )
    })
    const found = await checkOrigin({ origin, portal, configuration })
    expect(found.at(-1)).toMatchObject({
      isHint: true,
      sentence: expect.stringContaining('Calls go to another origin.'),
    })
    return found.slice(0, -1).map(({ sentence }) => sentence.replace(origin, 'PORTAL'))
  }

  const allowed = {
    'Access-Control-Allow-Origin': 'PORTAL',
    'Access-Control-Allow-Headers': 'Content-Type, Session-Context-Id',
    'Access-Control-Allow-Credentials': 'true',
  }

  test('that allows everything has no problem', async () => {
    expect(await permissionProblems(allowed)).toEqual([])
  })

  test('that is none', async () => {
    expect(await permissionProblems(allowed, '{"status":"ok"}')).toEqual([
      expect.stringContaining("no answer of the supplier's server: correct endpointUrl"),
    ])
  })

  test.each([
    ['Access-Control-Allow-Origin', 'The server does not allow PORTAL: send it as Access-Control-Allow-Origin.'],
    ['Access-Control-Allow-Headers', 'The server does not allow the headers Content-Type and Session-Context-Id.'],
    [
      'Access-Control-Allow-Credentials',
      'The server does not allow credentials, so browsers refuse every order: remove "cors_credentials".',
    ],
  ])('without %s', async (name, sentence) => {
    expect(await permissionProblems({ ...allowed, [name]: '' })).toEqual([sentence])
  })
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request as send, type IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCompressed } from '../build/compressionPlugin.ts'
import type { PortalServer } from './listen.ts'
import { servePortal } from './servePortal.ts'

const page = `<!doctype html><title>Trade Portal</title>${' '.repeat(500)}`
const script = 'export const a = 1;'.repeat(50)
const colours = ':root { --primary: navy }'.repeat(50)
const files = { 'index.html': page, 'sw.js': '1', 'theme.css': colours, 'assets/a-12345678.js': script }
const options = { port: 0, endpointUrl: 'http://localhost:4300', configuration: '{}' }

let folder = ''
let root = ''
let portal: PortalServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'))
  root = join(folder, 'dist')
  await mkdir(join(root, 'assets'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content)
  await writeFile(join(folder, 'outside.js'), 'secret')
  await writeCompressed(root, ['index.html', 'sw.js', 'assets/a-12345678.js'])
  portal = await servePortal({ root, ...options })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The port at the client's end of the connection. */
  readonly localPort: number | undefined
}

interface Asked {
  readonly method?: string
  readonly agent?: Agent
}

/** Sends the path unchanged and returns the raw answer. */
function ask(path: string, headers: Record<string, string> = {}, { method, agent }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(portal.url, { path, headers, method, agent: agent ?? false }, (answer) => {
      const { statusCode: status, headers: received } = answer
      const { localPort } = answer.socket
      buffer(answer).then((body) => resolve({ status, headers: received, body, localPort }), reject)
    })
    sent.once('error', reject).end()
  })
}

const asset = '/assets/a-12345678.js'

describe('a file of the build is sent', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip; q=0.000', undefined],
    ['', undefined],
  ])('to a client that accepts “%s” as %s', async (accepted, coding) => {
    for (const [path, content] of [
      [asset, script],
      ['/', page],
    ] as const) {
      const { headers, body } = await ask(path, { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBe(coding)
      const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
      expect(plain.toString()).toBe(content)
      expect(Number(headers['content-length'])).toBe(body.length)
      expect(headers.vary).toBe('Accept-Encoding')
    }
  })

  test('with its type and cache rule, however it is compressed', async () => {
    for (const accepted of ['br', 'gzip', '']) {
      const { headers } = await ask(asset, { 'Accept-Encoding': accepted })
      expect(headers['content-type']).toBe('text/javascript')
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const ofPage = (await ask('/', { 'Accept-Encoding': accepted })).headers
      expect(ofPage['content-type']).toBe('text/html;charset=utf-8')
      expect(ofPage['cache-control']).toBe('no-cache')
    }
  })

  test('uncompressed without a compressed copy, and current if it was changed after the build', async () => {
    const changed = colours.replaceAll('navy', 'teal')
    await writeFile(join(root, 'theme.css'), changed)
    const { headers, body } = await ask('/theme.css', { 'Accept-Encoding': 'br' })
    expect(body.toString()).toBe(changed)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('without a body for a HEAD request', async () => {
    const { status, headers, body } = await ask(asset, { 'Accept-Encoding': 'br' }, { method: 'HEAD' })
    expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', 0])
  })

  test.each(['bytes=5-2', 'bytes=0-3', 'bytes=x'])('whole for the range %s', async (range) => {
    const { status, body } = await ask(asset, { Range: range })
    expect([status, body.toString()]).toEqual([200, script])
  })
})

describe('I10 a file that the client has already is not sent again', () => {
  test.each([
    ['/', 'br'],
    ['/orders', 'br'],
    [asset, 'gzip'],
    ['/theme.css', ''],
    ['/config/configuration.json', ''],
  ])('%s', async (path, accepted) => {
    const first = await ask(path, { 'Accept-Encoding': accepted })
    expect(first.status).toBe(200)
    const again = await ask(path, { 'Accept-Encoding': accepted, 'If-None-Match': first.headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    for (const name of ['cache-control', 'vary', 'content-security-policy']) {
      expect(again.headers[name]).toBe(first.headers[name])
    }
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('and each compressed copy has its own tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await ask(asset, { 'Accept-Encoding': accepted })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('a file that was replaced is sent', async () => {
    const { headers } = await ask('/theme.css')
    await writeFile(join(root, 'theme.css'), colours.replace('navy', 'maroon'))
    expect((await ask('/theme.css', { 'If-None-Match': headers.etag ?? '' })).status).toBe(200)
  })
})

describe('an address without a file', () => {
  test.each([
    '/cart',
    '/orders/1.5-0',
    '/admin/account/sam@trade.example',
    '/assets',
    '/products/%',
    '/products/%E0%A4%A',
    '/products%00',
    '/assets/%00',
    '//evil.example',
    '/?x=1',
  ])('%s is answered with the page', async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html;charset=utf-8',
      'no-cache',
    ])
    expect(body.toString()).toBe(page)
  })

  test.each(['/assets/missing.js', '/assets/', '/logo.png', '/config/other.json', '/robots.txt'])(
    'I02 %s is missing, which is not cached',
    async (path) => {
      const { status, headers } = await ask(path, { 'Accept-Encoding': 'br' })
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  test.each([
    '/../outside.js',
    '/%2e%2e/outside.js',
    '/assets/../../outside.js',
    '/assets/..%2f..%2foutside.js',
    '/..%2foutside.js',
    '/..%5coutside.js',
    '/%252e%252e/outside.js',
    '/assets/%252e%252e/%252e%252e/outside.js',
    '//../outside.js',
  ])('%s leads to nothing outside the folder', async (path) => {
    const { body } = await ask(path)
    expect(body.toString()).not.toContain('secret')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    expect((await ask('/', {}, { method })).status).toBe(405)
  })
})

test('a connection is kept for the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await ask(asset, {}, { agent })
  expect(first.headers['keep-alive']).toBe('timeout=65')
  for (const path of ['/', '/config/configuration.json', '/assets/missing.js']) {
    expect((await ask(path, {}, { agent })).localPort).toBe(first.localPort)
  }
  agent.destroy()
})

test('a file that cannot be read ends its request, not the server', async () => {
  const path = join(root, 'assets/socket.js')
  const unreadable = createServer()
  await new Promise<void>((resolve) => unreadable.listen(path, resolve))
  await expect(ask('/assets/socket.js')).rejects.toThrow(/hang up|ECONNRESET/)
  await new Promise((resolve) => unreadable.close(resolve))
  expect((await ask(asset)).status).toBe(200)
})

test('without a build every page says so', async () => {
  const empty = await servePortal({ root: join(root, 'none'), ...options })
  const answer = await fetch(`${empty.url}/cart`)
  expect([answer.status, await answer.text()]).toEqual([500, 'The portal has not been built'])
  await empty.close()
})

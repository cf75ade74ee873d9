import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as send, type IncomingHttpHeaders } from 'node:http'
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
const files = { 'index.html': page, 'theme.css': ':root {}', 'assets/a-12345678.js': script }
const options = { port: 0, endpointUrl: 'http://localhost:4300', configuration: '{"a":1}' }
const asset = '/assets/a-12345678.js'

let folder = ''
let root = ''
let portal: PortalServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'))
  root = join(folder, 'dist')
  await mkdir(join(root, 'assets'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content)
  await writeFile(join(folder, 'outside.js'), 'secret')
  await writeCompressed(root, ['index.html', 'assets/a-12345678.js'])
  portal = await servePortal({ root, ...options })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

/** Sends the path unchanged and returns the raw answer. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = send(portal.url, { path, headers, method, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject)
    })
    sent.once('error', reject).end()
  })
}

describe('A file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('for a client that accepts “%s” is sent as %s', async (accepted, coding) => {
    const { headers, body } = await ask(asset, { 'Accept-Encoding': accepted })
    const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toBe(script)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(headers['content-encoding']).toBe(coding)
  })

  test('is sent again only after a change', async () => {
    const { headers, body } = await ask('/theme.css', { 'Accept-Encoding': 'br' })
    expect(body.toString()).toBe(files['theme.css'])
    const known = { 'If-None-Match': headers.etag ?? '' }
    expect(await ask('/theme.css', known)).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } })
    await writeFile(join(root, 'theme.css'), ':root { --a: navy }')
    expect(await ask('/theme.css', known)).toMatchObject({ status: 200 })
  })

  test('is sent whole if the requested range ends before its start', async () => {
    expect(await ask(asset, { Range: 'bytes=5-2' })).toMatchObject({ status: 200, body: Buffer.from(script) })
  })

  test('that cannot be read fails one request but not the server', async () => {
    const unreadable = createServer()
    await new Promise<void>((resolve) => unreadable.listen(join(root, 'assets/socket.js'), resolve))
    await expect(ask('/assets/socket.js')).rejects.toThrow(/hang up|ECONNRESET/)
    await new Promise((resolve) => unreadable.close(resolve))
    expect((await ask(asset)).status).toBe(200)
  })
})

describe('A path without a file', () => {
  test.each([
    '/cart',
    '/orders/1.5-0',
    '/admin/account/sam@trade.example',
    '/products/%E0%A4%A',
    '/products%00',
    '/?x=1',
  ])('gets the page: %s', async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
      200,
      'text/html;charset=utf-8',
      'no-cache',
      page,
    ])
  })

  test.each(['/assets/missing.js', '/logo.png', '/config/other.json'])(
    'gets an uncached 404 if it should be a file: %s',
    async (path) => {
      const { status, headers } = await ask(path)
      expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
        404,
        'no-store',
        'nosniff',
      ])
    },
  )

  test.each([
    '/../outside.js',
    '/%2e%2e/outside.js',
    '/assets/..%2f..%2foutside.js',
    '/..%5coutside.js',
    '//../outside.js',
  ])('never opens a file outside the folder: %s', async (path) => {
    expect((await ask(path)).body.toString()).not.toContain('secret')
  })
})

test('The configuration is sent as given; if missing, it is a 404', async () => {
  const { headers, body } = await ask('/config/configuration.json')
  expect([headers['cache-control'], body.toString()]).toEqual(['no-cache', '{"a":1}'])
  const without = await servePortal({ root, ...options, configuration: null })
  expect((await fetch(`${without.url}/config/configuration.json`)).status).toBe(404)
  await without.close()
})

test.each(['POST', 'DELETE', 'OPTIONS'])('The method %s is refused', async (method) => {
  expect((await ask('/', {}, method)).status).toBe(405)
})

test('Without a build every page says that the build is missing', async () => {
  const empty = await servePortal({ root: join(root, 'none'), ...options })
  const answer = await fetch(`${empty.url}/cart`)
  expect([answer.status, await answer.text()]).toEqual([500, 'The portal has not been built'])
  await empty.close()
})

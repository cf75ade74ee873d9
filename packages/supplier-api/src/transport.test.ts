import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { TransportError } from './errors.ts'
import { callHeaders, credentialsOf, functionUrl, maxAnswerBytes, post, sessionHeader } from './transport.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server with this listener and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}

// The time limit is never reached unless a test sets its own.
const call = (url: string, changes: Partial<Parameters<typeof post>[0]> = {}) =>
  post({ url, headers: {}, body: '{}', timeoutMs: 600_000, ...changes })

test('A call has a method, headers and a body', async () => {
  const url = await serve((request, response) => {
    void request.toArray().then((chunks) => {
      const { method, headers } = request
      response.end([method, headers[sessionHeader.toLowerCase()], Buffer.concat(chunks).toString()].join(' '))
    })
  })
  const headers = callHeaders({ endpointUrl: url, api: 'proxy' }, 'application/json', 's1')
  expect(await call(url, { headers, body: '{"a":1}' })).toEqual({ status: 200, text: 'POST s1 {"a":1}' })
  const silent = await serve((_request, response) => response.writeHead(204).end())
  expect(await call(silent)).toEqual({ status: 204, text: '' })
})

test('D19 A call times out while its answer arrives slowly', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('{'), 20)
    response.once('close', () => clearInterval(drip))
  })
  await expect(call(url, { timeoutMs: 150 })).rejects.toMatchObject({ kind: 'timeout' })
})

test('H10 A call times out if no answer begins', async () => {
  const url = await serve(() => undefined)
  await expect(call(url, { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' })
})

test('D20 Answers are read up to the greatest length, and not beyond', async () => {
  const whole = await serve((_request, response) => response.end(Buffer.alloc(maxAnswerBytes, 'é')))
  expect((await call(whole)).text).toHaveLength(maxAnswerBytes / 2)
  const packed = gzipSync(Buffer.alloc(300 * 1024 * 1024, ' '), { level: 1 })
  const bomb = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed)
  })
  await expect(call(bomb)).rejects.toMatchObject({ kind: 'unexpected-answer', signsOut: false })
})

test.each([
  [1000, 'network'],
  [1, '{'],
])('An answer is read up to its Content-Length: %i', async (length, read) => {
  const url = await serve((_request, response) => {
    response.socket?.end(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n{}`)
  })
  const outcome = await call(url).then(
    ({ text }) => text,
    (error: unknown) => (error instanceof TransportError ? error.kind : String(error)),
  )
  expect(outcome).toBe(read)
})

test('Invalid bytes are decoded as in browsers', async () => {
  const bytes = Buffer.concat([Buffer.from('\uFEFF{"a":"é😀'), Buffer.from([0xff]), Buffer.from('"}')])
  const url = await serve((_request, response) => {
    for (const byte of bytes) response.write(Buffer.from([byte]))
    response.end()
  })
  expect((await call(url)).text).toBe('{"a":"é😀\uFFFD"}')
})

test('D15 A call follows no redirect', async () => {
  let followed = 0
  const url = await serve((request, response) => {
    if (request.url === '/elsewhere') followed += 1
    response.writeHead(307, { Location: '/elsewhere' }).end()
  })
  await expect(call(url)).rejects.toMatchObject({ kind: 'network' })
  expect(followed).toBe(0)
})

test('H03 An aborted call fails with the reason that its caller gave', async () => {
  const url = await serve(() => undefined)
  const controller = new AbortController()
  const pending = call(url, { signal: controller.signal })
  controller.abort(new Error('left the screen'))
  await expect(pending).rejects.toThrow('left the screen')
})

test('Credentials are chosen to give a call its own connection', () => {
  const page = 'https://portal.example'
  const own = { endpointUrl: `${page}/supplier`, api: 'proxy' } as const
  const other = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const
  for (const endpoint of [own, other]) expect(credentialsOf('shared', endpoint, page)).toBe('same-origin')
  expect(credentialsOf('own', own, page)).toBe('omit')
  expect(credentialsOf('own', { ...own, allowsCredentials: true }, page)).toBe('omit')
  // Both kinds of calls are without credentials, so they share a connection.
  expect(credentialsOf('own', other, page)).toBe('omit')
  expect(credentialsOf('own', { ...other, allowsCredentials: true }, page)).toBe('include')
  expect(credentialsOf('own', other, undefined)).toBe('omit')
})

test('The URL and headers of a call follow the configured API', () => {
  expect(functionUrl({ endpointUrl: 'https://x.example/a', api: 'proxy' }, 'presenter', 'getState')).toBe(
    'https://x.example/a/proxy?ipApi=presenter&ipService=Frameworks.Interfaces.Mobile.TradePortal&ipFunction=getState',
  )
  const v1 = { endpointUrl: 'https://x.example', api: 'v1' } as const
  expect(functionUrl(v1, 'userLogin', 'login')).toContain('https://x.example/api/v1?ipApi=userLogin')
  const headers = { 'Content-Type': 'application/json', 'x-api-key': '' }
  expect(callHeaders(v1, 'application/json', undefined)).toEqual(headers)
})

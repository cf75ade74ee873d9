import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { TransportError } from './errors.ts'
import { callHeaders, credentialsOf, functionUrl, maxAnswerBytes, post, sessionHeader } from './transport.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a server with this listener and returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}

// The time limit is never reached unless a test sets its own.
const call = (url: string, changes: Partial<Parameters<typeof post>[0]> = {}) =>
  post({ url, headers: {}, body: '{}', timeoutMs: 600_000, ...changes })

describe('one POST', () => {
  test('carries method, headers and body', async () => {
    const url = await serve((request, response) => {
      void request.toArray().then((chunks) => {
        const { method, headers } = request
        response.end([method, headers[sessionHeader.toLowerCase()], Buffer.concat(chunks).toString()].join(' '))
      })
    })
    const headers = callHeaders({ endpointUrl: url, api: 'proxy' }, 'application/json', 's1')
    expect(await call(url, { headers, body: '{"a":1}' })).toEqual({ status: 200, text: 'POST s1 {"a":1}' })
  })

  test('D19 the timeout covers a body that arrives slowly or never ends', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('{'), 20)
      response.once('close', () => clearInterval(drip))
    })
    await expect(call(url, { timeoutMs: 150 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('H10 the timeout covers a response that never begins', async () => {
    const url = await serve(() => undefined)
    await expect(call(url, { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('D20 a small answer that decompresses to 300 MB is abandoned at the limit', async () => {
    const packed = gzipSync(Buffer.alloc(300 * 1024 * 1024, ' '), { level: 1 })
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed)
    })
    await expect(call(url)).rejects.toMatchObject({ kind: 'unexpected-answer', signsOut: false })
  })

  test('D20 an answer of the greatest length is read to its end', async () => {
    const url = await serve((_request, response) => response.end(Buffer.alloc(maxAnswerBytes, 'é')))
    expect((await call(url)).text).toHaveLength(maxAnswerBytes / 2)
  })

  test.each([
    ['more', 1000],
    ['less', 1],
  ])('D20 an answer that announces %s than it has is a failure, or what was announced', async (_what, length) => {
    const url = await serve((_request, response) => {
      response.socket?.end(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n{}`)
    })
    const outcome = await call(url).then(
      ({ text }) => text,
      (error: unknown) => (error instanceof TransportError ? error.kind : String(error)),
    )
    expect(outcome).toBe(length === 1 ? '{' : 'network')
  })

  test('an answer in several parts, a byte order mark and broken characters are read as browsers read them', async () => {
    const bytes = Buffer.concat([Buffer.from('\uFEFF{"a":"é😀'), Buffer.from([0xff]), Buffer.from('"}')])
    const url = await serve((_request, response) => {
      for (const byte of bytes) response.write(Buffer.from([byte]))
      response.end()
    })
    expect((await call(url)).text).toBe('{"a":"é😀\uFFFD"}')
  })

  test('D13 an answer without a body is an empty text', async () => {
    const url = await serve((_request, response) => response.writeHead(204).end())
    expect(await call(url)).toEqual({ status: 204, text: '' })
  })

  test('D15 a redirect is not followed', async () => {
    let followed = 0
    const url = await serve((request, response) => {
      if (request.url === '/elsewhere') followed += 1
      response.writeHead(307, { Location: '/elsewhere' }).end()
    })
    await expect(call(url)).rejects.toMatchObject({ kind: 'network' })
    expect(followed).toBe(0)
  })

  test('a broken connection is a network failure', async () => {
    const url = await serve((_request, response) => {
      response.destroy()
    })
    await expect(call(url)).rejects.toMatchObject({ kind: 'network' })
  })

  test('H03 a caller that aborts gets its own reason, not a TransportError', async () => {
    const url = await serve(() => undefined)
    const controller = new AbortController()
    const pending = call(url, { signal: controller.signal })
    controller.abort(new Error('left the screen'))
    await expect(pending).rejects.toThrow('left the screen')
  })
})

describe('the connection of a call', () => {
  const page = 'https://portal.example'
  const own = { endpointUrl: `${page}/supplier`, api: 'proxy' } as const
  const other = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

  test.each([
    ['on the same origin, apart from the files of the page', own, 'omit'],
    ['on the same origin, where credentials need no consent', { ...own, allowsCredentials: true }, 'omit'],
    ['on another origin that allows credentials, apart', { ...other, allowsCredentials: true }, 'include'],
    ['on another origin, shared: both are without credentials', other, 'omit'],
  ] as const)('%s', (_where, endpoint, apart) => {
    expect(credentialsOf('shared', endpoint, page)).toBe('same-origin')
    expect(credentialsOf('own', endpoint, page)).toBe(apart)
  })

  test('outside of a page', () => {
    expect(credentialsOf('own', other, undefined)).toBe('omit')
  })
})

describe('the URL', () => {
  test('of the proxy form', () => {
    expect(functionUrl({ endpointUrl: 'https://x.example/a', api: 'proxy' }, 'presenter', 'getState')).toBe(
      'https://x.example/a/proxy?ipApi=presenter&ipService=Frameworks.Interfaces.Mobile.TradePortal&ipFunction=getState',
    )
  })

  test('of the v1 form, with its empty key', () => {
    const endpoint = { endpointUrl: 'https://x.example', api: 'v1' } as const
    expect(functionUrl(endpoint, 'userLogin', 'login')).toContain('https://x.example/api/v1?ipApi=userLogin')
    expect(callHeaders(endpoint, 'application/json', undefined)).toEqual({
      'Content-Type': 'application/json',
      'x-api-key': '',
    })
  })
})

import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startSandbox } from './startSandbox.ts'

const sandbox = await startSandbox({ port: 0, world: 'typical' })
afterAll(() => sandbox.close())

/** Sends raw bytes; resolves with everything received until the connection ends. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1', () => socket.end(bytes))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const head = (method: string, target: string, host = 'localhost') =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n`

test.each([
  ['a malformed host', head('GET', '/', '[') + '\r\n', 400],
  ['a malformed URL', head('GET', 'http://[') + '\r\n', 400],
  ['an unsupported method', head('TRACE', '/') + '\r\n', 400],
  ['an undecodable query', head('GET', '/sandbox/ledger?token=TOKEN&world=%zz') + '\r\n', 404],
  ['invalid settings', head('POST', '/sandbox/faults?token=TOKEN') + 'Content-Length: 4\r\n\r\nnull', 400],
  ['no operation', head('POST', '/proxy') + 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}', 400],
  ['no body', head('POST', '/proxy?ipApi=userLogin&ipFunction=login') + 'Content-Length: 0\r\n\r\n', 400],
])('A request with %s gets a JSON error', async (_what, bytes, status) => {
  const [start = '', body = ''] = (await send(bytes.replace('TOKEN', sandbox.token))).split('\r\n\r\n')
  expect(start).toMatch(`HTTP/1.1 ${status}`)
  expect(start.toLowerCase()).toMatch('content-type: application/json')
  expect(body).toMatch(/"(message|msg)":"[^"]+/)
})

test('Other requests work after one that is too large or cut off', async () => {
  const response = await fetch(`${sandbox.url}/proxy`, { method: 'POST', body: 'x'.repeat(8 * 1024 * 1024) })
  expect(response.status).toBe(413)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toEqual({ message: 'A request may have 1048576 bytes' })
  const begun = 'Content-Length: 3000000\r\n\r\n' + 'x'.repeat(1_100_000)
  expect(await send(head('POST', '/proxy') + begun)).toMatch('HTTP/1.1 413')
  for (const bytes of ['rubbish\r\n\r\n', head('POST', '/proxy') + 'Content-Length: 30\r\n\r\n{"a']) await send(bytes)
  expect((await fetch(sandbox.url)).status).toBe(200)
})

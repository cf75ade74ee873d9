import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isOperationName, operations, sessionHeader, type Operation } from '@trade-portal/supplier-api'

const maxBodyBytes = 1024 * 1024

/**
 * Allows every origin, with credentials, because the sandbox holds no real data and uses no cookies. Browsers accept
 * credentials only if the header names the origin.
 */
const corsHeaders = (origin: string | undefined) => ({
  ...(origin === undefined
    ? { 'Access-Control-Allow-Origin': '*' }
    : { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' }),
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': `Content-Type, ${sessionHeader}, x-api-key`,
  'Access-Control-Max-Age': '600',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
})

/**
 * Converts a Node request into a `Request` whose signal aborts when the client disconnects. Returns an error response
 * for a request that cannot be converted.
 */
export async function readRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request | Response> {
  const disconnected = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) disconnected.abort()
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBodyBytes)
      return Response.json({ message: `A request may have ${maxBodyBytes} bytes` }, { status: 413 })
    chunks.push(bytes)
  }
  try {
    return requestOf(incoming, Buffer.concat(chunks), disconnected.signal)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read'
    return Response.json({ message: `This is no request: ${reason}` }, { status: 400 })
  }
}

/** @throws TypeError for an invalid address or method */
function requestOf(incoming: IncomingMessage, content: Buffer<ArrayBuffer>, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, signal, ...(hasBody ? { body: content } : {}) })
}

/**
 * Closes the connection after a call with `connection: 'own'`, such as an order, so that no other call shares it. If a
 * connection has carried an earlier request and then breaks, the browser may repeat the latest request by itself.
 */
function connectionHeader({ url = '' }: IncomingMessage) {
  const name = new URLSearchParams(url.slice(url.indexOf('?'))).get('ipFunction') ?? ''
  const definition: Operation | undefined = isOperationName(name) ? operations[name] : undefined
  return definition?.connection === 'own' ? { Connection: 'close' } : {}
}

/** Sends a response; for `Response.error()` it closes the connection instead. */
export async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...corsHeaders(outgoing.req.headers.origin),
    ...connectionHeader(outgoing.req),
  })
  // If the body stream fails, the client gets the chunks before the failure and then the connection closes.
  await pipeline(Readable.from(chunksOf(response)), outgoing)
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (body === null) return
  for await (const chunk of body) yield chunk
}

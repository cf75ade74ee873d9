import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sessionHeader } from '@trade-portal/supplier-api'
import { json } from '../faults/responses.ts'

const largestBody = 1024 * 1024

/** Any page may call: the sandbox holds nothing that is worth protecting, and no cookies are involved. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': `Content-Type, ${sessionHeader}, x-api-key`,
  'Access-Control-Max-Age': '600',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The request as the simulator takes it, or the answer to one that is none. Its signal ends when the caller hangs up. */
export async function readRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request | Response> {
  const hungUp = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) hungUp.abort()
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > largestBody) return json({ message: `A request may have ${largestBody} bytes` }, 413)
    chunks.push(bytes)
  }
  try {
    return requestOf(incoming, Buffer.concat(chunks), hungUp.signal)
  } catch (error) {
    return json({ message: `This is no request: ${error instanceof Error ? error.message : 'it cannot be read'}` }, 400)
  }
}

/** @throws TypeError for an address or a method that there cannot be */
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

/** Sends an answer; a network failure becomes a broken connection. */
export async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...crossOrigin })
  // A body that breaks off breaks the connection, after what there was of it has been sent.
  await pipeline(Readable.from(chunksOf(response)), outgoing)
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  if (body === null) return
  for await (const chunk of body) yield chunk
}

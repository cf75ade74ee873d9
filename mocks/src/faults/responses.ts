import { wait } from './latency.ts'

export function textResponse(text: string, type = 'application/json', status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': type } })
}

/** The HTML page that a proxy or gateway in front of the server shows for an error. */
export function errorPage(status: number, title: string): Response {
  return textResponse(`<!doctype html><title>${status}</title><h1>${title}</h1>`, 'text/html', status)
}

/** A response whose connection breaks after the first bytes of the body. */
export function brokenResponse(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"')),
    pull: (controller) => controller.error(new Error('The connection broke')),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

/** A complete response that arrives in twenty chunks, one every tenth of a second. */
export function dripping(text: string): Response {
  const bytes = new TextEncoder().encode(text)
  const size = Math.max(1, Math.ceil(bytes.length / 20))
  let from = 0
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await wait(100, [])
      controller.enqueue(bytes.slice(from, from + size))
      from += size
      if (from >= bytes.length) controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

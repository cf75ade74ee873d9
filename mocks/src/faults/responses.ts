import { wait } from './latency.ts'

/** The supplier's answer to a request that it refuses: an error table with these rows. */
export function errorResponse(rows: readonly { readonly field: string; readonly msg: string }[]): Response {
  return Response.json({ hasErrors: true, errorTable: rows })
}

/** The page that a proxy shows while the server is down. */
export function unavailable(): Response {
  const page = '<!doctype html><html><head><title>503</title></head><body><h1>Service Unavailable</h1></body></html>'
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html' } })
}

/** The page of a gateway that has waited too long for the server. */
export function gatewayTimeout(): Response {
  const page = '<!doctype html><html><head><title>504</title></head><body><h1>Gateway Time-out</h1></body></html>'
  return new Response(page, { status: 504, headers: { 'Content-Type': 'text/html' } })
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

import { wait } from './latency.ts'
import type { RefusalRow } from '../rules/refusal.ts'

/** An answer as the supplier's server writes it. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}

/** Errors in the server's own envelope. */
export function stated(rows: readonly RefusalRow[], status = 200): Response {
  return json({ hasErrors: true, errorTable: rows }, status)
}

/** What stands in for the server while it is down. */
export function unavailable(): Response {
  const page = '<!doctype html><html><head><title>503</title></head><body><h1>Service Unavailable</h1></body></html>'
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html' } })
}

/** An answer that begins well and never ends: the connection breaks. */
export function brokenOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"')),
    pull: (controller) => controller.error(new Error('The connection broke')),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

/** A good answer that comes in twenty pieces, one every tenth of a second. */
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

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sessionHeader } from '@trade-portal/supplier-api'

/** Handles a call in the proxy: changes the request or the response, or answers the call without the supplier. */
export type ProxyCallHandler = (call: DriftingCall) => Promise<unknown>

interface DriftingCall {
  /** The name of the operation, `ipFunction` in the request. */
  readonly name: string
  readonly payload: Record<string, unknown>
  readonly session: string
  /** Sends the call on to the supplier, with another payload or session if given. Returns the body of the response. */
  readonly send: (changed?: { readonly payload?: object; readonly session?: string }) => Promise<unknown>
}

export interface ProxyOptions {
  readonly drift?: ProxyCallHandler
  /**
   * `cors` has the CORS headers of ordinary responses, `preflight` those of responses to preflight requests. By default
   * both allow the portal's calls.
   */
  readonly cors?: Readonly<Record<string, string>>
  readonly preflight?: Readonly<Record<string, string>>
}

export const openCors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': `Content-Type, ${sessionHeader}, x-api-key`,
}

/** Starts a proxy that behaves like the simulated supplier except in one way, which the options describe. */
export async function startProxy(
  handle: (request: Request) => Promise<Response>,
  { drift = ({ send }) => send(), cors = openCors, preflight = openCors }: ProxyOptions,
) {
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const url = new URL(incoming.url ?? '/', 'http://localhost')
      if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, preflight).end()
      const body = await text(incoming)
      const type = incoming.headers['content-type'] ?? ''
      const isJson = type === 'application/json'
      const session = String(incoming.headers[sessionHeader.toLowerCase()] ?? '')
      const payload: Record<string, unknown> = isJson ? JSON.parse(body) : {}
      const answer = await drift({
        name: url.searchParams.get('ipFunction') ?? '',
        payload,
        session,
        send: async (changed = {}) => {
          const response = await handle(
            new Request(url, {
              method: 'POST',
              headers: { 'Content-Type': type, [sessionHeader]: changed.session ?? session },
              body: isJson ? JSON.stringify(changed.payload ?? payload) : body,
            }),
          )
          return response.json()
        },
      })
      outgoing.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    }
    respond().catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port')
  return { url: `http://localhost:${address.port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Copies a response and applies `change` to every object in it, inner objects first. */
export function changeRows(value: unknown, change: (row: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => changeRows(row, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeRows(inner, change)])))
}

/** Copies a response and applies `change` to every list in it, except lists inside lists. */
export function changeLists(value: unknown, change: (rows: readonly unknown[]) => unknown): unknown {
  if (Array.isArray(value)) return change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changeLists(inner, change)]))
}

export const demoAccount = { companyId: '1', deviceId: 'PORTAL', userName: 'demo-admin', password: 'sandbox' }

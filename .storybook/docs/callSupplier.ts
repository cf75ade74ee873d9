import { createSimulator, fixedNow, worlds } from '@trade-portal/mocks'
import type { OperationName } from '@trade-portal/supplier-api'
import { examplePayload, wireCall } from '@trade-portal/supplier-api/describe'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

/** One call and its response, as they are sent over HTTP. */
export interface Exchange {
  readonly name: OperationName
  readonly call: ReturnType<typeof wireCall>
  readonly status: number
  readonly response: unknown
}

/** Creates a simulated supplier. It keeps its state from one call to the next. */
export function createSupplier() {
  const simulator = createSimulator(worlds.typical(), { now: () => fixedNow })
  return {
    openSession: () => simulator.openSession('demo-admin'),
    /** Sends the example of an operation, with some of its fields replaced. */
    call: async (name: OperationName, sessionId?: string, changes: Record<string, unknown> = {}): Promise<Exchange> => {
      const call = wireCall(endpoint, name, { ...examplePayload(name), ...changes }, sessionId)
      const { url, ...init } = call
      const response = await simulator.handle(new Request(url, { method: 'POST', ...init }))
      return { name, call, status: response.status, response: await response.json() }
    },
  }
}

export const portalOrigin = 'https://portal.example'

/** A request as HTTP text, with its JSON indented. */
export function rawRequest({ call: { url, headers, body } }: Exchange): string {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, Origin: portalOrigin, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`POST ${pathname}${search} HTTP/1.1`, ...lines, '', prettyBody(body)].join('\n')
}

/** A response as HTTP text, with its CORS header. */
export function rawResponse({ status, response }: Exchange, rows?: number): string {
  return [
    `HTTP/1.1 ${status} ${status === 200 ? 'OK' : ''}`.trim(),
    'Content-Type: application/json',
    `Access-Control-Allow-Origin: ${portalOrigin}`,
    '',
    prettyResponse(response, rows),
  ].join('\n')
}

/** JSON is indented; a form body stays as it is. */
export function prettyBody(body: string): string {
  return body.startsWith('{') ? JSON.stringify(JSON.parse(body), null, 2) : body
}

/** Indented JSON. Long lists are cut after the first rows, with a count of the rest. */
export function prettyResponse(response: unknown, rows = 2): string {
  const shorten = (_key: string, value: unknown): unknown =>
    Array.isArray(value) && value.length > rows ? [...value.slice(0, rows), `… and ${value.length - rows} more`] : value
  return JSON.stringify(response, shorten, 2)
}

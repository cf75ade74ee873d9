import type { Exchange } from './callSupplier.ts'

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

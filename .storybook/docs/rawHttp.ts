import type { Exchange } from './callSupplier.ts'

/** Where the portal of the examples is deployed. */
export const portalOrigin = 'https://portal.example'

/** A request as it goes over the line, its JSON spread out for reading. */
export function rawRequest({ call: { url, headers, body } }: Exchange): string {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, Origin: portalOrigin, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`POST ${pathname}${search} HTTP/1.1`, ...lines, '', prettyBody(body)].join('\n')
}

/** An answer as it comes back, with the one header of cross-origin permission that it needs. */
export function rawAnswer({ status, answer }: Exchange, rows?: number): string {
  return [
    `HTTP/1.1 ${status} ${status === 200 ? 'OK' : ''}`.trim(),
    'Content-Type: application/json',
    `Access-Control-Allow-Origin: ${portalOrigin}`,
    '',
    prettyAnswer(answer, rows),
  ].join('\n')
}

/** JSON spread out; a form as it is. */
export function prettyBody(body: string): string {
  return body.startsWith('{') ? JSON.stringify(JSON.parse(body), null, 2) : body
}

/** JSON spread out. Of long lists the first rows, and how many more there are. */
export function prettyAnswer(answer: unknown, rows = 2): string {
  const shorten = (_key: string, value: unknown): unknown =>
    Array.isArray(value) && value.length > rows ? [...value.slice(0, rows), `… and ${value.length - rows} more`] : value
  return JSON.stringify(answer, shorten, 2)
}

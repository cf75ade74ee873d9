import { functionUrl, operationNames, operations, type Configuration } from '@trade-portal/supplier-api'
import { defaultTimeoutMs } from '@trade-portal/supplier-api/describe'

/** A path on the portal's host that forwards to the supplier's server, so that browsers need no permission (CORS). */
export interface Proxy {
  /** The path that all calls go to, such as `/proxy`. */
  readonly path: string
  /** The address on the supplier's server that the calls are forwarded to. */
  readonly target: URL
  /** Path of the certificates that are trusted. */
  readonly trusted: string
  /** Seconds to wait for an answer: longer than the portal waits, so that the portal's timeout always comes first. */
  readonly timeoutSeconds: number
}

/**
 * @param supplier Address of the supplier's server, as in `https://erp.supplier.example/trade`. The portal calls its own
 * host, which forwards the calls to this server. So the configuration's `endpointUrl` is the address of the portal.
 * @throws Error with a readable message if the address is unusable, or if the configuration's `endpointUrl` is on the
 * supplier's server
 */
export function readProxy(
  supplier: string,
  { endpointUrl, api }: Configuration,
  trusted = '/etc/ssl/certs/ca-certificates.crt',
): Proxy {
  const server = URL.canParse(supplier) ? new URL(supplier) : undefined
  if (!server || !/^https?:$/.test(server.protocol) || server.username !== '' || server.search + server.hash !== '')
    throw new Error(
      `--supplier needs the address of the supplier's server, such as https://erp.example, not ${supplier}.`,
    )
  if (server.origin === new URL(endpointUrl).origin)
    throw new Error(
      `With --supplier, endpointUrl in the configuration is the address of the portal, not ${endpointUrl}.`,
    )
  const pathAt = (endpoint: string) =>
    new URL(functionUrl({ endpointUrl: endpoint, api }, 'presenter', 'getState')).pathname
  const target = new URL(server.origin)
  target.pathname = pathAt(supplier.trim().replace(/\/+$/, ''))
  return { path: pathAt(endpointUrl), target, trusted, timeoutSeconds: longestSeconds() + 15 }
}

/**
 * After the answer of these functions, the host closes the connection, so that the next call gets a fresh one. A browser
 * may repeat a request by itself, but only on a connection that has carried another request before. Calls of these
 * functions must never be repeated.
 */
export const closingFunctions: readonly string[] = operationNames().filter((name) => 'connection' in operations[name])

function longestSeconds(): number {
  const ofAll = operationNames().map((name) => {
    const operation = operations[name]
    return 'timeoutMs' in operation ? operation.timeoutMs : defaultTimeoutMs
  })
  return Math.max(...ofAll) / 1000
}

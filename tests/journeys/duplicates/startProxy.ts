import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'

interface Proxy {
  readonly url: string
  /** Sets where calls go, and where all other requests go. */
  readonly forward: (targets: { readonly supplier: string; readonly portal: string }) => void
  readonly close: () => Promise<void>
}

/**
 * A proxy in front of the portal and the supplier's server, which keeps all connections open. If a connection breaks on one
 * side, the proxy breaks the connection on the other side too.
 * @param closes Whether the proxy closes a connection when the server asks for it.
 */
export async function startProxy({ closes }: { readonly closes: boolean }): Promise<Proxy> {
  let targets = { supplier: '', portal: '' }
  const server = createServer((incoming, outgoing) => {
    const isCall = !['GET', 'HEAD'].includes(incoming.method ?? '') || (incoming.url ?? '').startsWith('/pictures/')
    passOn(incoming, outgoing, isCall ? targets.supplier : targets.portal, closes)
  })
  // Idle connections are kept for longer than a trial takes.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`,
    forward: (next) => {
      targets = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: string, closes: boolean): void {
  const { method, headers, url = '/' } = incoming
  const options = { method, headers: { ...headers, host: new URL(target).host }, agent: false }
  const forwarded = send(new URL(url, target), options, (answer) => {
    const { connection = '', ...others } = answer.headers
    const isLast = closes && url.includes('ipFunction') && connection === 'close'
    outgoing.writeHead(answer.statusCode ?? 502, isLast ? { ...others, connection } : others)
    answer.pipe(outgoing)
    answer.once('error', () => outgoing.destroy())
  })
  forwarded.once('error', () => outgoing.destroy())
  outgoing.once('close', () => forwarded.destroy())
  incoming.pipe(forwarded)
}

import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'

interface OneOrigin {
  readonly url: string
  /** Sets where calls go, and where all other requests go. */
  readonly forward: (targets: { readonly supplier: string; readonly portal: string }) => void
  readonly close: () => Promise<void>
}

/**
 * A proxy in front of the portal and the supplier's server. If a connection breaks on one side, the proxy breaks the
 * connection on the other side too.
 */
export async function serveOneOrigin(): Promise<OneOrigin> {
  let targets = { supplier: '', portal: '' }
  const server = createServer((incoming, outgoing) => {
    const isCall = incoming.method === 'POST' || (incoming.url ?? '').startsWith('/pictures/')
    passOn(incoming, outgoing, isCall ? targets.supplier : targets.portal)
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

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { method, headers, url = '/' } = incoming
  const options = { method, headers: { ...headers, host: new URL(target).host }, agent: false }
  const forwarded = send(new URL(url, target), options, (answer) => {
    const { connection: _ofTarget, ...others } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, others)
    answer.pipe(outgoing)
    answer.once('error', () => outgoing.destroy())
  })
  forwarded.once('error', () => outgoing.destroy())
  outgoing.once('close', () => forwarded.destroy())
  incoming.pipe(forwarded)
}

import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** A server that accepts requests. */
export interface PortalServer {
  readonly url: string
  close(): Promise<void>
}

/**
 * How many milliseconds an idle connection stays open. Production hosts use similar times. Node's default of five seconds
 * would close the connection while a user types a password.
 */
const keepAliveTimeout = 65_000
const certificates = join(import.meta.dirname, '../../node_modules/.vite/certificates')

/** Starts a server on this machine. @throws Error with a readable message when the port is taken */
export async function listen(respond: RequestListener, port: number): Promise<PortalServer> {
  const server = createServer({ keepAliveTimeout }, respond)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program.`) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Key and certificate for `localhost`, generated at first use. No browser trusts them. */
export function ownCertificate(): Promise<string> {
  return getCertificate(certificates, 'trade-portal', ['localhost'])
}

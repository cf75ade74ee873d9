import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { withSandbox } from '../configuration/withSandbox.ts'
import { cacheControl, securityHeaders } from './headers.ts'

const configurationPath = '/config/configuration.json'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export interface ServePortalOptions {
  /** Folder of the production build. */
  readonly root: string
  readonly port: number
  /** Address of the sandbox; replaces that of the supplier's server in the built configuration file. */
  readonly endpointUrl: string
  /** Text of the configuration file, or null for none. Unless given, the built file is served, with `endpointUrl` in it. */
  readonly configuration?: string | null
}

/** A server that accepts requests. */
export interface PortalServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves the built portal as a production host would: its headers, deep links to the page, 404 for missing assets. */
export async function servePortal({ root, port, endpointUrl, ...options }: ServePortalOptions): Promise<PortalServer> {
  const configuration =
    options.configuration === undefined
      ? withSandbox(await readFile(join(root, configurationPath), 'utf8'), endpointUrl)
      : options.configuration
  const headers = securityHeaders(configuration, endpointUrl)

  const server = createServer((request, response) => {
    // An address that cannot be decoded names no file. It gets the page, which shows that there is nothing.
    const pathname = readPathname(request.url) ?? '/'
    response.setHeaders(new Headers({ ...headers, 'Cache-Control': cacheControl(pathname) }))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, '.html', 'Method not allowed')
    if (pathname === configurationPath) return sendConfiguration(response, configuration)
    sendFile(response, root, pathname).catch(() => answer(response, 500, '.html', 'The portal has not been built'))
  })
  return await listen(server, port)
}

function sendConfiguration(response: ServerResponse, configuration: string | null): void {
  if (configuration === null) answer(response, 404, '.html', 'Not found')
  else answer(response, 200, '.json', configuration)
}

async function sendFile(response: ServerResponse, root: string, pathname: string): Promise<void> {
  const path = normalize(join(root, pathname))
  const isInside = path.startsWith(normalize(root) + sep)
  const content = isInside && extname(path) !== '' ? await readFile(path).catch(() => undefined) : undefined
  if (content !== undefined) return answer(response, 200, extname(path), content)
  // A missing asset must be a 404: with the page instead, the browser would run HTML as a script.
  if (pathname.startsWith('/assets/')) {
    // Not cached: during a deployment the file may arrive a moment later.
    response.setHeader('Cache-Control', 'no-store')
    return answer(response, 404, '.html', 'Not found')
  }
  answer(response, 200, '.html', await readFile(join(root, 'index.html')))
}

function answer(response: ServerResponse, status: number, extension: string, body: string | Buffer): void {
  response.statusCode = status
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream')
  response.end(body)
}

function readPathname(url: string | undefined): string | undefined {
  try {
    const pathname = decodeURIComponent(new URL(url ?? '/', 'http://portal.invalid').pathname)
    return pathname.includes('\0') ? undefined : pathname
  } catch {
    return undefined
  }
}

/** Starts a server on this machine. @throws Error with a readable message when the port is taken */
async function listen(server: Server, port: number): Promise<PortalServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program.`) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

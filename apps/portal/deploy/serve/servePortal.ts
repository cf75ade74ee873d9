import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { withSandbox } from '../configuration/variants.ts'
import { cacheControl, filePathPattern, securityHeaders } from '../host/headers.ts'
import { listen, type PortalServer } from './listen.ts'

const configurationPath = '/config/configuration.json'
const isFile = new RegExp(filePathPattern)

interface ServePortalOptions {
  readonly port: number
  /** Folder of the production build. */
  readonly root: string
  /** Address of the sandbox, which replaces the supplier's address in the built configuration file. */
  readonly endpointUrl: string
  /**
   * Text of the configuration file, or null if the server has no such file. By default, the server sends the built file,
   * with `endpointUrl` in place of the supplier's address.
   */
  readonly configuration?: string | null
}

/** Serves the built portal like a production host: headers, compression, the page at deep links, 404 for missing files. */
export async function servePortal({ root, port, endpointUrl, ...options }: ServePortalOptions): Promise<PortalServer> {
  const configuration =
    options.configuration === undefined
      ? withSandbox(await readFile(join(root, configurationPath), 'utf8'), endpointUrl)
      : options.configuration
  const headers = securityHeaders(configuration, endpointUrl)
  // With `dev`, sirv looks for the file at each request, because a deployment may replace files while the server runs.
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] })

  return await listen((request, response) => {
    // An address that cannot be decoded gets the page, which shows that no such screen exists.
    const pathname = readPathname(request.url) ?? '/'
    const ofPath = { 'Cache-Control': cacheControl(pathname), Vary: 'Accept-Encoding' }
    for (const [name, value] of Object.entries({ ...headers, ...ofPath })) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method not allowed')
    if (pathname === '/healthz') return sendText(response, 200, 'ok')
    if (pathname === configurationPath && configuration !== null)
      return response.setHeader('Content-Type', 'application/json; charset=utf-8').end(configuration)
    protect(request, response)
    request.url = encodeURI(pathname === configurationPath ? '/config/missing.json' : pathname)
    return sendFile(request, response, () => {
      // A missing file must not be answered with the page: the browser would run its HTML as a script. It is not cached,
      // because a deployment in progress may still add the file.
      if (isFile.test(pathname)) return sendText(response.setHeader('Cache-Control', 'no-store'), 404, 'Not found')
      request.url = '/index.html'
      return sendFile(request, response, () => sendText(response, 500, 'The portal has not been built'))
    })
  }, port)
}

/** Keeps sirv from ending the process. */
function protect(request: IncomingMessage, response: ServerResponse): void {
  // Ignores ranges, because sirv fails for a range that ends before it starts. HTTP lets a server ignore them.
  delete request.headers.range
  // A deployment may delete the file while it is read. Without a listener, the error event would end the process.
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(text)
}

/** The decoded path; undefined if it cannot be decoded. An encoded `/` stays encoded, because it is part of a name. */
function readPathname(url = '/'): string | undefined {
  try {
    const pathname = decodeURI(new URL(url, 'http://portal.invalid').pathname)
    return pathname.includes('\0') ? undefined : pathname
  } catch {
    return undefined
  }
}

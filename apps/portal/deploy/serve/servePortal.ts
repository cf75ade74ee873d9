import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { withSandbox } from '../configuration/variants.ts'
import { cacheControl, securityHeaders } from '../host/headers.ts'
import { listen, type PortalServer } from './listen.ts'
import { portalFiles, sendMissing, sendText } from './portalFiles.ts'

const configurationPath = '/config/configuration.json'

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
  const sendConfiguration = configurationFile(configuration)
  const sendFile = portalFiles(root)

  return await listen((request, response) => {
    // An address that cannot be decoded gets the page, which shows that no such screen exists.
    const pathname = readPathname(request.url) ?? '/'
    const ofPath = { 'Cache-Control': cacheControl(pathname), Vary: 'Accept-Encoding' }
    for (const [name, value] of Object.entries({ ...headers, ...ofPath })) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') sendText(response, 405, 'Method not allowed')
    else if (pathname === '/healthz') sendText(response, 200, 'ok')
    else if (pathname === configurationPath) sendConfiguration(request, response)
    else sendFile(request, response, pathname)
  }, port)
}

/** Sends the configuration file from memory, uncompressed because it is short. */
function configurationFile(text: string | null): RequestListener {
  if (text === null) return (_request, response) => sendMissing(response)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  return (request, response) => {
    response.setHeader('ETag', etag)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    if (request.headers['if-none-match'] !== etag) return response.end(text)
    response.statusCode = 304
    return response.end()
  }
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

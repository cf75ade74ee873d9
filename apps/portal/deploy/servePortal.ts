import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { cacheControl, securityHeaders } from './headers.ts'
import { listen, type Listening } from './listen.ts'
import { withEndpoint } from './withEndpoint.ts'

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
  /** Address of the supplier's server; takes the place of the one in the deployed configuration. */
  readonly endpointUrl: string
  /** Text of the configuration file, or null for none; the deployed file with the endpoint set unless given. */
  readonly configuration?: string | null
}

/** Serves the built portal as a production host would: its headers, deep links to the page, 404 for missing assets. */
export async function servePortal({ root, port, endpointUrl, ...options }: ServePortalOptions): Promise<Listening> {
  const configuration =
    options.configuration === undefined
      ? withEndpoint(await readFile(join(root, configurationPath), 'utf8'), endpointUrl)
      : options.configuration
  const headers = securityHeaders(configuration, endpointUrl)

  const server = createServer((request, response) => {
    // An address that cannot be read names no file; the page itself says that there is nothing.
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
  // A missing asset is a 404; answering with the page would make the browser run HTML as a script.
  if (pathname.startsWith('/assets/')) {
    // It may only not be there yet.
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

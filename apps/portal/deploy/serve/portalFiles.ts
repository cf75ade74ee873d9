import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Below the folders of files, or a name with an ending beside the page. Deeper addresses may hold a dot: `/orders/1.5-0`. */
const fileAddress = /^\/(?:assets|config)\/|^\/[^/]+\.\w+$/

/** Answers a request with a file of the build in the folder `root`, or with the page; `pathname` is decoded. */
export function portalFiles(root: string) {
  // With `dev`, sirv looks for a file when it is asked for: a deployment replaces files while the server runs.
  const send = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] })

  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    protect(request, response)
    request.url = encodeURI(pathname)
    send(request, response, () => {
      // A missing file must be a 404: with the page instead, the browser would run HTML as a script.
      if (fileAddress.test(pathname)) return sendMissing(response)
      request.url = '/index.html'
      send(request, response, () => sendText(response, 500, 'The portal has not been built'))
    })
  }
}

/** Keeps from sirv what it does not handle. */
function protect(request: IncomingMessage, response: ServerResponse): void {
  // It fails for a range that ends before it starts; a server may ignore ranges.
  delete request.headers.range
  request.headers['accept-encoding'] = withoutRefused(request.headers['accept-encoding'])
  // An error of a file without a listener would end the process: a deployment may delete the file at this moment.
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

/** The codings that a client accepts: sirv looks for their names only, also in `br;q=0`, which refuses one. */
function withoutRefused(codings = ''): string {
  const isRefused = (coding: string) => /;\s*q=0(?:\.0*)?\s*$/i.test(coding)
  return codings
    .split(',')
    .filter((coding) => !isRefused(coding))
    .join()
}

export function sendMissing(response: ServerResponse): void {
  // Not cached: during a deployment the file may arrive a moment later.
  response.setHeader('Cache-Control', 'no-store')
  sendText(response, 404, 'Not found')
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(text)
}

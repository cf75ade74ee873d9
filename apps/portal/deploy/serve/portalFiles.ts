import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { filePathPattern } from '../host/headers.ts'

/**
 * Answers a request with the file at `pathname` in the folder `root`. A missing file gets a 404, and any other path gets
 * `index.html`. `pathname` is decoded.
 */
export function portalFiles(root: string) {
  const isFile = new RegExp(filePathPattern)
  // With `dev`, sirv looks for the file at each request, because a deployment may replace files while the server runs.
  const send = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] })

  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    protect(request, response)
    request.url = encodeURI(pathname)
    send(request, response, () => {
      // A missing file must not be answered with the page: the browser would run its HTML as a script.
      if (isFile.test(pathname)) return sendMissing(response)
      request.url = '/index.html'
      send(request, response, () => sendText(response, 500, 'The portal has not been built'))
    })
  }
}

/** Handles requests and file errors that sirv cannot handle. Otherwise they would end the process. */
function protect(request: IncomingMessage, response: ServerResponse): void {
  // Ignores ranges, because sirv fails for a range that ends before it starts. HTTP lets a server ignore them.
  delete request.headers.range
  request.headers['accept-encoding'] = withoutRefused(request.headers['accept-encoding'])
  // A deployment may delete the file while it is read. Without a listener, the error event would end the process.
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

/** Removes refused codings such as `br;q=0`, because sirv looks only for the name of a coding. */
function withoutRefused(codings = ''): string {
  const isRefused = (coding: string) => /;\s*q=0(?:\.0*)?\s*$/i.test(coding)
  return codings
    .split(',')
    .filter((coding) => !isRefused(coding))
    .join()
}

export function sendMissing(response: ServerResponse): void {
  // Not cached, because a deployment in progress may still add the file.
  response.setHeader('Cache-Control', 'no-store')
  sendText(response, 404, 'Not found')
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(text)
}

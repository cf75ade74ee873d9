import { text } from 'node:stream/consumers'
import { listen } from '@trade-portal/portal/deploy'

/** The sandbox over HTTP/2, at an address of its own. */
export async function supplierFront(sandboxUrl: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const front = await listen(
    (request, response) => {
      const forward = async () => {
        const { method = 'GET', url = '/' } = request
        const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host')
        const answer = await fetch(sandboxUrl + url, {
          method,
          headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
          ...(method === 'POST' ? { body: await text(request) } : {}),
        })
        response.statusCode = answer.status
        for (const [name, value] of answer.headers) {
          if (!connectionHeaders.has(name)) response.setHeader(name, value)
        }
        // Pictures have the address that the sandbox was asked at.
        response.end((await answer.text()).replaceAll(sandboxUrl, front.url))
      }
      forward().catch(() => response.destroy())
    },
    { port: 0, http2: true },
  )
  return front
}

const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

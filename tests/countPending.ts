import type { Page, Request } from 'playwright'

/** Watches the requests of a page. @returns a function with the number of pending ones */
export function countPending(page: Page): () => number {
  const pending = new Set<Request>()
  const end = (request: Request) => void pending.delete(request)
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => pending.size
}

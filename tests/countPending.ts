import type { Page, Request } from 'playwright'

/** Counts the requests that a page makes from now on. @returns how many of them have not ended */
export function countPending(page: Page): () => number {
  const pending = new Set<Request>()
  const end = (request: Request) => void pending.delete(request)
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => pending.size
}

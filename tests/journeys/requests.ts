import type { Page, Request } from '@playwright/test'

/** Holds answers back. @returns a function that lets them arrive or fail */
export async function holdBack(page: Page, addresses: RegExp): Promise<(end: 'arrive' | 'fail') => void> {
  const { promise, resolve } = Promise.withResolvers<'arrive' | 'fail'>()
  await page.route(addresses, async (route) => {
    if ((await promise) === 'arrive') await route.continue()
    else await route.abort()
  })
  return resolve
}

/** Watches the requests of a page. @returns a function with the number of pending ones */
export function countPending(page: Page): () => number {
  const pending = new Set<Request>()
  const end = (request: Request) => void pending.delete(request)
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => pending.size
}

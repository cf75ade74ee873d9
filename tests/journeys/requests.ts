import type { Page, Request } from '@playwright/test'

/**
 * Holds answers back.
 * @param isHeld Which requests to the addresses are held back; by default all.
 * @returns a function that lets them arrive
 */
export async function holdBack(
  page: Page,
  addresses: RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    if (isHeld(route.request())) await promise
    // The page may have aborted the request in the meantime.
    await route.continue().catch(() => undefined)
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

import type { Page } from '@playwright/test'

/** Holds answers back. @returns a function that lets them arrive or fail */
export async function holdBack(page: Page, addresses: RegExp): Promise<(end: 'arrive' | 'fail') => void> {
  const { promise, resolve } = Promise.withResolvers<'arrive' | 'fail'>()
  await page.route(addresses, async (route) => {
    if ((await promise) === 'arrive') await route.continue()
    else await route.abort()
  })
  return resolve
}

import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, fillCheckout, homeHeading, signIn, test } from './fixtures.ts'

/** How long a wait may go without a sign: 0.4 seconds, and what a busy machine adds to it. */
const longestSilence = 2000

test('H05 over a slow line an order can be placed, and every wait shows that something is under way', async ({
  page,
  portal,
  context,
}) => {
  const line = await context.newCDPSession(page)
  const throughput = (400 * 1024) / 8
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await page.goto(portal.url)
  await signIn(page)
  await waitInSight(page, homeHeading(page))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill('screw')
  await page.keyboard.press('Enter')
  await waitInSight(page, page.getByText(/products? for “screw”$/))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await waitInSight(page, page.getByText('Added to cart'))
  await page.getByRole('link', { name: /^Cart/ }).click()
  await waitInSight(page, page.getByRole('heading', { name: 'Order Summary' }))
  await page.getByRole('link', { name: 'Checkout' }).click()
  await waitInSight(page, page.getByRole('button', { name: 'Confirm Order' }))
  await fillCheckout(page, { despatch: /Pickup/ })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  const placed = page.getByRole('alertdialog', { name: 'Order Placed' })
  await waitInSight(page, placed)
  await placed.getByRole('button', { name: 'OK' }).click()
  await waitInSight(page, page.getByRole('heading', { name: 'Order Complete!' }))
  expect((await portal.ledger()).committedOrders).toHaveLength(1)
})

/** Waits for an outcome; until it is there, something on the page must say that it is under way. */
async function waitInSight(page: Page, outcome: Locator): Promise<void> {
  const progress = page.locator('output:visible, [data-pending]:visible')
  let silentSince: number | undefined
  let silence = 0
  while (!(await outcome.first().isVisible())) {
    // From one look that finds nothing to the last: a look itself may take its time.
    if ((await progress.count()) > 0) silentSince = undefined
    else silence = Math.max(silence, Date.now() - (silentSince ??= Date.now()))
    await page.waitForTimeout(50)
  }
  expect.soft(silence, `before ${String(outcome)}`).toBeLessThan(longestSilence)
}

test('H12 two hundred changes of the page leave neither memory nor listeners behind', async ({
  signedIn: page,
  context,
}) => {
  test.slow()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  for (let round = 0; round < 2; round += 1) await goRound(page)
  const before = await footprint(devtools)
  let changes = 0
  while (changes < 200) changes += await goRound(page)
  const after = await footprint(devtools)
  expect(after.heap / before.heap).toBeLessThan(1.2)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.nodes / before.nodes).toBeLessThan(1.05)
})

/** From the home page through others and back, menus opened and closed on the way. @returns how often the page changed */
async function goRound(page: Page): Promise<number> {
  let arrivals = 0
  const heading = page.getByRole('heading', { level: 1 })
  const arrive = async (go: () => Promise<unknown>) => {
    const former = (await heading.textContent()) ?? ''
    await go()
    await expect(heading).not.toHaveText(former)
    arrivals += 1
  }
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()
  const more = page.getByRole('navigation', { name: 'More' })
  const open = (menu: string) => page.getByRole('button', { name: menu, exact: true }).click()
  await arrive(() => link(/^Cart, /).click())
  await open('My Account')
  await page.keyboard.press('Escape')
  await open('My Account')
  await arrive(() => link('Downloads').click())
  await open('Products')
  await arrive(() => link('Timber').click())
  await arrive(() => link('Framing').click())
  await arrive(() => more.getByRole('link').first().click())
  await open('Products')
  await page.keyboard.press('Escape')
  await arrive(() => more.getByRole('link').last().click())
  for (let time = 0; time < 4; time += 1) {
    await arrive(() => page.goBack())
    await arrive(() => page.goForward())
  }
  await arrive(() => page.getByRole('link', { name: /, home$/ }).click())
  return arrivals
}

/** What the page holds once everything is gone that can go. */
async function footprint(devtools: CDPSession) {
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') }
}

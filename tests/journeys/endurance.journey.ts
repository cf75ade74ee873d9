import type { CDPSession, Locator, Page } from '@playwright/test'
import { liveAnnouncer } from '../../.storybook/checks/elements.ts'
import { expect, fillCheckout, homeHeading, searchFor, seen, signIn, signOut, test } from './fixtures.ts'

/**
 * How many consecutive checks may find no progress indicator. Each takes 65 ms or more, so together they take about two
 * seconds. The portal shows progress within 0.4 seconds, but the machine may be busy. Checks are counted, because time also
 * passes while the machine is suspended.
 */
const maxChecksWithoutProgress = 30

test('H05 an order can be placed on a slow connection, and every wait shows progress', async ({
  page,
  portal,
  context,
}) => {
  const devtools = await context.newCDPSession(page)
  const throughput = (400 * 1024) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await page.goto(portal.url)
  await signIn(page)
  await waitShowingProgress(page, homeHeading(page))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill('screw')
  await page.keyboard.press('Enter')
  await waitShowingProgress(page, seen(page, /products? for “screw”$/))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await waitShowingProgress(page, seen(page, 'Added to cart'))
  await page.getByRole('link', { name: /^Cart/ }).click()
  await waitShowingProgress(page, page.getByRole('heading', { name: 'Order Summary' }))
  await page.getByRole('link', { name: 'Checkout' }).click()
  await waitShowingProgress(page, page.getByRole('button', { name: 'Confirm Order' }))
  await fillCheckout(page, { despatch: /Pickup/ })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  const placed = page.getByRole('alertdialog', { name: 'Order Placed' })
  await waitShowingProgress(page, placed)
  await placed.getByRole('button', { name: 'OK' }).click()
  await waitShowingProgress(page, page.getByRole('heading', { name: 'Order Complete!' }))
  expect((await portal.ledger()).committedOrders).toHaveLength(1)
})

/** Waits for the outcome. Until it is visible, the page must show a progress indicator. */
async function waitShowingProgress(page: Page, outcome: Locator): Promise<void> {
  const waits = seen(page, /^(Loading|Signing) /)
  const progress = waits.or(page.locator('[data-pending]')).filter({ visible: true })
  let looks = 0
  let most = 0
  while (!(await outcome.first().isVisible())) {
    looks = (await progress.count()) > 0 ? 0 : looks + 1
    most = Math.max(most, looks)
    await outcome
      .first()
      .waitFor({ timeout: 50 })
      .catch(() => undefined)
  }
  expect.soft(most, `without progress before ${String(outcome)}`).toBeLessThan(maxChecksWithoutProgress)
}

test('H12 two hundred page changes leak neither memory nor listeners', async ({ signedIn: page, context }) => {
  test.slow()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  for (let round = 0; round < 2; round += 1) await visitPages(page)
  const before = await footprint(devtools)
  let changes = 0
  while (changes < 200) changes += await visitPages(page)
  const after = await footprint(devtools)
  expect(after.heap / before.heap).toBeLessThan(1.2)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.nodes / before.nodes).toBeLessThan(1.05)
})

/** Visits several pages from the home page and returns to it, opening and closing menus. @returns the number of page changes */
async function visitPages(page: Page): Promise<number> {
  let changes = 0
  const heading = page.getByRole('heading', { level: 1 })
  const changePage = async (act: () => Promise<unknown>) => {
    const previous = (await heading.textContent()) ?? ''
    await act()
    await expect(heading).not.toHaveText(previous)
    changes += 1
  }
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()
  const more = page.getByRole('navigation', { name: 'More' })
  const open = (menu: string) => page.getByRole('button', { name: menu, exact: true }).click()
  await changePage(() => link(/^Cart, /).click())
  await open('My Account')
  await page.keyboard.press('Escape')
  await open('My Account')
  await changePage(() => link('Downloads').click())
  await open('Products')
  await changePage(() => link('Timber').click())
  await changePage(() => link('Framing').click())
  await changePage(() => more.getByRole('link').first().click())
  await open('Products')
  await page.keyboard.press('Escape')
  await changePage(() => more.getByRole('link').last().click())
  for (let time = 0; time < 4; time += 1) {
    await changePage(() => page.goBack())
    await changePage(() => page.goForward())
  }
  await changePage(() => page.getByRole('link', { name: /, home$/ }).click())
  return changes
}

/** What remains in memory after garbage collection. */
async function footprint(devtools: CDPSession) {
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}

/** What customers repeat in one tab. Each round begins and ends at home. */
const rounds: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'searching and adding to the cart': async (page) => {
    await searchFor(page, 'screw')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add (to cart|1 more)/ })
      .click()
    await expect(seen(page, 'Added to cart')).toBeVisible()
  },
  'opening an order and going back to the list': async (page) => {
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('table', { name: 'Orders & Quotes' }).getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('table', { name: 'Orders & Quotes' })).toBeVisible()
  },
  'opening the checkout and going back to the cart': async (page) => {
    await page.getByRole('link', { name: /^Cart, / }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  },
  'opening dialogs': async (page) => {
    await page.getByRole('button', { name: 'Products', exact: true }).click()
    await page.getByRole('link', { name: 'Framing', exact: true }).first().click()
    await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
    await closeDialog(page)
    await page.getByRole('button', { name: 'My Account', exact: true }).click()
    await page.getByRole('button', { name: 'Messages' }).click()
    await closeDialog(page)
  },
  'signing out and in': async (page) => {
    await signOut(page)
    await signIn(page)
  },
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('in one tab', () => {
  test.use({ cart: [{ productId: 'FX100001', quantity: 1 }] })
  for (const [what, round] of Object.entries(rounds)) {
    test(`H12 ${what} thirty times leaves neither nodes nor listeners behind`, async ({ signedIn: page, context }) => {
      test.slow()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Performance.enable')
      const repeat = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await round(page)
          await page.getByRole('link', { name: /, home$/ }).click()
          await expect(homeHeading(page)).toBeVisible()
        }
        // Announcements are removed after seven seconds.
        await expect(page.locator(liveAnnouncer)).toHaveText('')
        return footprint(devtools)
      }
      const before = await repeat(3)
      const after = await repeat(27)
      // Allows for some growth, because the browser keeps one node per round to undo typing.
      expect(after.nodes / before.nodes).toBeLessThan(1.05)
      expect(after.listeners / before.listeners).toBeLessThan(1.05)
    })
  }
})

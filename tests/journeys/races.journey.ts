import type { BrowserContext, Page, Request } from '@playwright/test'
import {
  addToCart,
  expect,
  homeHeading,
  openRemembered,
  openSignedIn,
  seen,
  signInRemembered,
  signOut,
  test,
} from './fixtures.ts'
import { countPending } from './requests.ts'
import { signOutElsewhere } from './signOutElsewhere.ts'

const isFor = (text: string) => (request: Request) => request.postData()?.includes(text) ?? false

test.describe('responses that arrive out of order', () => {
  test(
    'H01 a late response to an earlier search term does not replace the newer results',
    { tag: '@gate' },
    async ({ signedIn: page, portal }) => {
      await page.goto(`${portal.url}/search?value=screw`)
      await expect(seen(page, /products? for “screw”$/)).toBeVisible()
      const release = await delayResponse(page, isFor('"pine"'))
      const field = page.getByRole('searchbox', { name: 'Search products' })
      const sent = page.waitForRequest(isFor('"pine"'))
      await field.fill('pine')
      const late = await sent
      await expect(seen(page, 'Loading the search results')).toBeVisible()
      await field.fill('pine mgp12')
      const newer = seen(page, /products? for “pine mgp12”$/)
      await expect(newer).toBeVisible()
      const results = page.getByRole('article')
      await expect(results).not.toHaveCount(0)
      const found = await results.allTextContents()
      release()
      await settled(page, late)
      await expect(newer).toBeVisible()
      await expect(results).toHaveText(found)
      await expect(page).toHaveURL(/value=pine\+mgp12$/)
    },
  )

  test.describe('with four products on a page', () => {
    test.use({ settings: { pagesize: 4 } })

    test('H04 a late response for an earlier product class does not replace the next class, which begins at page 1', async ({
      signedIn: page,
      portal,
    }) => {
      await page.goto(`${portal.url}/products/TIMBER/FRAMING?page=2`)
      await expect(seen(page, 'Page 2')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(4)
      const release = await delayResponse(page, isFor('"MGP10"'))
      const sent = page.waitForRequest(isFor('"MGP10"'))
      await page.getByRole('link', { name: 'MGP10 Pine' }).click()
      const late = await sent
      await expect(seen(page, 'Loading these products')).toBeVisible()
      await page.getByRole('link', { name: 'MGP12 Pine' }).click()
      await expect(page.getByRole('heading', { name: 'MGP12 Pine', level: 1 })).toBeVisible()
      const names = page.getByRole('article')
      await expect(names).toHaveText(Array.from({ length: 4 }, () => /MGP12/))
      release()
      await settled(page, late)
      await expect(names).toHaveText(Array.from({ length: 4 }, () => /MGP12/))
      await expect(seen(page, 'Page 1')).toBeVisible()
      await expect(page).toHaveURL(/\/MGP12$/)
    })
  })
})

test('a product that is opened right after typing stays open, and the search is applied behind it', async ({
  signedIn: page,
  portal,
}) => {
  const dialog = page.getByRole('dialog')
  const openFirst = () => page.getByRole('article').first().getByRole('heading').getByRole('button').click()
  const addresses = [
    {
      path: '/search?value=pine',
      field: page.getByRole('searchbox', { name: 'Search products' }),
      found: /value=pine\+mgp10/,
    },
    {
      path: '/products/TIMBER/FRAMING',
      field: page.getByRole('main').getByRole('searchbox'),
      found: /search=pine\+mgp10/,
    },
  ]
  for (const { path, field, found } of addresses) {
    await page.goto(portal.url + path)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    await field.fill('pine mgp10')
    await openFirst()
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(found)
    await expect(page).toHaveURL(/product=/)
    await expect(dialog).toBeVisible()
  }
})

/** Holds the matching requests back until the returned function is called. */
async function delayResponse(page: Page, isDelayed: (request: Request) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/ipFunction=/, async (route) => {
    if (isDelayed(route.request())) await promise
    // The page may have aborted the request in the meantime.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Waits until the request is answered or aborted, and the page has rendered the result. */
async function settled(page: Page, request: Request): Promise<void> {
  await (await request.response())?.finished()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  })
}

test.describe('many tabs', () => {
  test('G07 without locks and broadcast channels storage events still sign out other tabs, and the tabs share one cart', async ({
    page,
    portal,
    context,
  }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel')
      Reflect.deleteProperty(Navigator.prototype, 'locks')
    })
    await page.goto(portal.url)
    expect(await page.evaluate(() => 'locks' in navigator || 'BroadcastChannel' in window)).toBe(false)
    await signInRemembered(page)
    await addToCart(page, 'screw')
    const [other] = await openTabs(context, portal.url, 1)
    if (!other) throw new Error('No second tab was opened')
    await expect(other.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    expect(await portal.calls('createCart')).toBe(1)
    expect(await signOutElsewhere(other, page)).toBeLessThan(1000)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('G08 signing out of eight tabs signs out each once, with one message in total', async ({
    page,
    portal,
    context,
  }) => {
    await context.addInitScript(() => {
      const messages: string[] = []
      window.addEventListener('storage', ({ key }) => messages.push(`storage ${key}`))
      window.BroadcastChannel = class extends BroadcastChannel {
        override postMessage(message: unknown) {
          messages.push('sent')
          super.postMessage(message)
        }
      }
      Object.assign(window, { messages })
    })
    await openRemembered(page, portal)
    const tabs = await openTabs(context, portal.url, 7)
    const signedOut = tabs.map(() => 0)
    for (const [index, tab] of tabs.entries()) {
      tab.on('framenavigated', (frame) => {
        if (frame.url().endsWith('/login')) signedOut[index] = (signedOut[index] ?? 0) + 1
      })
    }
    const asked: string[] = []
    for (const tab of [page, ...tabs]) recordCalls(tab, asked)
    const messagesOf = (tab: Page) => tab.evaluate((): unknown => Reflect.get(window, 'messages'))
    await Promise.all([page, ...tabs].map((tab) => tab.evaluate(() => Reflect.get(window, 'messages').splice(0))))

    await signOut(page)
    for (const tab of tabs) await expect(seen(tab, 'You have signed out in another tab.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(signedOut).toEqual(tabs.map(() => 1))
    // Each tab gets one event for the sign-out and one for the cleared storage.
    for (const tab of tabs) expect(await messagesOf(tab)).toEqual(['storage trade-portal.signed-out', 'storage null'])
    expect(await messagesOf(page)).toEqual(['sent'])
    expect(asked).toEqual([])
  })
})

/**
 * Opens tabs one after the other, because tabs that load at the same time would slow each other down on a slow machine.
 */
async function openTabs(context: BrowserContext, url: string, count: number): Promise<Page[]> {
  const tabs: Page[] = []
  while (tabs.length < count) tabs.push(await openTab(context, url))
  return tabs
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage()
  // Waits for home's last two calls. Until both are answered, home is still loading, whatever it shows.
  const answers = [/ipFunction=getCartContents/, /ipFunction=getCustomerTransactions/].map((call) =>
    tab.waitForResponse(call),
  )
  await tab.goto(url)
  await Promise.all(answers)
  await expect(homeHeading(tab)).toBeVisible()
  await expect(tab.getByRole('link', { name: /^Cart, / })).toBeVisible()
  return tab
}

test.describe('a laptop that wakes from sleep', () => {
  test('A26 requests what it shows once, and signs out once if the session has expired', async ({ page, portal }) => {
    await page.clock.install()
    // Hides service workers from the portal. Playwright blocks them, so `register` would succeed without a result, unlike
    // in real browsers.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const lastAnswer = page.waitForResponse(/ipFunction=getCustomerTransactions/)
    await openSignedIn(page, portal)
    await lastAnswer
    await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    const requests: string[] = []
    recordCalls(page, requests)
    const pending = countPending(page)
    await untilQuiet(page, requests, pending)
    requests.length = 0

    await wakeAfterHours(page, 12)
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    await untilQuiet(page, requests, pending)
    const first = [...requests]
    expect(first).toEqual([...new Set(first)])
    // Switching to another tab and back must not refetch.
    await focus(page)
    await untilQuiet(page, requests, pending)
    expect(requests).toEqual(first)

    requests.length = 0
    await portal.setFaults({ getUserDetails: 'session-expired', getCartContents: 'session-expired' })
    await wakeAfterHours(page, 12)
    await expect(seen(page, /session has expired/i)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await untilQuiet(page, requests, pending)
    expect(requests.toSorted()).toEqual(first.toSorted())
    // Nothing that belongs to an expired session is left.
    const left = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
    expect(left).toEqual([[], []])
  })
})

async function wakeAfterHours(page: Page, hours: number): Promise<void> {
  await page.clock.fastForward(hours * 3_600_000)
  await focus(page)
}

async function focus(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
  })
}

/** Records the calls that a page sends from now on. */
function recordCalls(page: Page, calls: string[]): void {
  page.on('request', (request) => {
    if (request.url().includes('ipFunction')) calls.push(`${request.url()} ${request.postData()}`)
  })
}

/**
 * Waits until all requests are answered, and the page has sent no new request for one second. This second is on the page's
 * clock, which the test moves.
 */
async function untilQuiet(page: Page, requests: readonly string[], pending: () => number): Promise<void> {
  for (let before = -1; before !== requests.length;) {
    before = requests.length
    await expect.poll(pending).toBe(0)
    await page.clock.runFor(1000)
  }
}

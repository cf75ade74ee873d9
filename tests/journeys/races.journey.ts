import type { BrowserContext, Page, Request } from '@playwright/test'
import { addToCart, expect, homeHeading, signIn, signOut, test } from './fixtures.ts'

const isFor = (text: string) => (request: Request) => request.postData()?.includes(text) ?? false

test.describe('answers that come in another order', () => {
  test('H01 a late answer to an earlier term does not take the place of the newer results', async ({
    signedIn: page,
    portal,
  }) => {
    await page.goto(`${portal.url}/search?value=screw`)
    await expect(page.getByText(/products? for “screw”$/)).toBeVisible()
    const release = await holdAnswer(page, isFor('"pine"'))
    const field = page.getByRole('searchbox', { name: 'Search products' })
    const asked = page.waitForRequest(isFor('"pine"'))
    await field.fill('pine')
    const late = await asked
    await expect(page.getByText('Loading the search results')).toBeVisible()
    await field.fill('pine mgp12')
    const newer = page.getByText(/products? for “pine mgp12”$/)
    await expect(newer).toBeVisible()
    const results = page.getByRole('article')
    await expect(results).not.toHaveCount(0)
    const found = await results.allTextContents()
    release()
    await settled(page, late)
    await expect(newer).toBeVisible()
    await expect(results).toHaveText(found)
    await expect(page).toHaveURL(/value=pine\+mgp12$/)
  })

  test('H04 a late class of products does not take the place of the next one, which begins at page 1', async ({
    signedIn: page,
    portal,
  }) => {
    await usePageSize(page, 4)
    await page.goto(`${portal.url}/products/TIMBER/FRAMING?page=2`)
    await expect(page.getByText('Page 2')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    const release = await holdAnswer(page, isFor('"MGP10"'))
    const asked = page.waitForRequest(isFor('"MGP10"'))
    await page.getByRole('link', { name: 'MGP10 Pine' }).click()
    const late = await asked
    await expect(page.getByText('Loading the products')).toBeVisible()
    await page.getByRole('link', { name: 'MGP12 Pine' }).click()
    await expect(page.getByRole('heading', { name: 'MGP12 Pine', level: 1 })).toBeVisible()
    const names = page.getByRole('article')
    await expect(names).toHaveText(Array.from({ length: 4 }, () => /MGP12/))
    release()
    await settled(page, late)
    await expect(names).toHaveText(Array.from({ length: 4 }, () => /MGP12/))
    await expect(page.getByText('Page 1')).toBeVisible()
    await expect(page).toHaveURL(/\/MGP12$/)
  })
})

/** Keeps what is asked from the supplier until it is released. */
async function holdAnswer(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/ipFunction=/, async (route) => {
    if (isHeld(route.request())) await promise
    // The page may have given it up in the meantime.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Until a request is over, answered or given up, and the page has had the time to show what came of it. */
async function settled(page: Page, request: Request): Promise<void> {
  await (await request.response())?.finished()
  await page.waitForTimeout(500)
}

async function usePageSize(page: Page, pagesize: number): Promise<void> {
  await page.route('**/config/configuration.json', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"pagesize": ?\d+/, `"pagesize":${pagesize}`) })
  })
}

test.describe('many tabs', () => {
  test('G07 without locks or channels the storage still signs out the others, and each tab makes one cart', async ({
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
    await page.getByText('Remember me').click()
    await signIn(page)
    await addToCart(page, 'screw')
    const [other] = await openTabs(context, portal.url, 1)
    if (!other) throw new Error('There is no other tab')
    await expect(other.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    const { requests } = await portal.ledger()
    expect(requests.filter(({ name }) => name === 'createCart')).toHaveLength(1)
    await signOut(other)
    await expect(page.getByText('You have signed out in another tab.')).toBeVisible({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('G08 eight tabs sign out once each, without a storm of messages', async ({ page, portal, context }) => {
    await context.addInitScript(() => {
      const heard: string[] = []
      window.addEventListener('storage', ({ key }) => heard.push(`storage ${key}`))
      window.BroadcastChannel = class extends BroadcastChannel {
        override postMessage(message: unknown) {
          heard.push('sent')
          super.postMessage(message)
        }
      }
      Object.assign(window, { heard })
    })
    await page.goto(portal.url)
    await page.getByText('Remember me').click()
    await signIn(page)
    await expect(homeHeading(page)).toBeVisible()
    const tabs = await openTabs(context, portal.url, 7)
    const signedOut = tabs.map(() => 0)
    for (const [index, tab] of tabs.entries()) {
      tab.on('framenavigated', (frame) => {
        if (frame.url().endsWith('/login')) signedOut[index] = (signedOut[index] ?? 0) + 1
      })
    }
    const messagesOf = (tab: Page) => tab.evaluate((): unknown => Reflect.get(window, 'heard'))
    await Promise.all([page, ...tabs].map((tab) => tab.evaluate(() => Reflect.get(window, 'heard').splice(0))))
    const before = (await portal.ledger()).requests.length

    await signOut(page)
    for (const tab of tabs) await expect(tab.getByText('You have signed out in another tab.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(signedOut).toEqual(tabs.map(() => 1))
    // The sign-out, and the storage being cleared.
    for (const tab of tabs) expect(await messagesOf(tab)).toEqual(['storage trade-portal.signed-out', 'storage null'])
    expect(await messagesOf(page)).toEqual(['sent'])
    expect((await portal.ledger()).requests.length).toBe(before)
  })
})

async function openTabs(context: BrowserContext, url: string, count: number): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto(url)))
  for (const tab of tabs) {
    await expect(homeHeading(tab)).toBeVisible()
    await expect(tab.getByRole('link', { name: /^Cart, / })).toBeVisible()
  }
  return tabs
}

test.describe('a laptop that has slept', () => {
  test('A26 asks once for what it shows, and once signs out if the session is over', async ({ page, portal }) => {
    await page.clock.install()
    // The bench blocks service workers as no browser does: registering one succeeds and gives nothing.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await page.goto(portal.url)
    await signIn(page)
    await expect(homeHeading(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('ipFunction')) asked.push(`${request.url()} ${request.postData()}`)
    })

    await wakeAfterHours(page, 12)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await quiet(page, asked)
    const wave = [...asked]
    expect(new Set(wave).size).toBe(wave.length)
    // Turning away and back again is no reason to ask again.
    await focus(page)
    await quiet(page, asked)
    expect(asked).toEqual(wave)

    asked.length = 0
    await portal.setFaults({ getUserDetails: 'session-expired', getCartContents: 'session-expired' })
    await wakeAfterHours(page, 12)
    await expect(page.getByText(/session has expired/i)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await quiet(page, asked)
    expect(asked.toSorted()).toEqual(wave.toSorted())
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
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

/** Until nothing more has been asked for a second. */
async function quiet(page: Page, asked: readonly string[]): Promise<void> {
  for (let before = -1; before !== asked.length;) {
    before = asked.length
    await page.waitForTimeout(1000)
  }
}

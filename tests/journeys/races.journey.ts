import type { BrowserContext, Page } from '@playwright/test'
import { expect, homeHeading, openRemembered, openSignedIn, seen, signOut, test } from './fixtures.ts'
import { countPending, holdBack } from './requests.ts'

test.describe('with four products on a page', () => {
  test.use({ settings: { pagesize: 4 } })

  test('H04 a late answer does not replace the next product class', async ({ signedIn: page, portal }) => {
    await page.goto(`${portal.url}/products/TIMBER/FRAMING?page=2`)
    await expect(seen(page, 'Page 2')).toBeVisible()
    const release = await holdBack(page, /ipFunction=/, (request) => request.postData()?.includes('"MGP10"') ?? false)
    const sent = page.waitForRequest((request) => request.postData()?.includes('"MGP10"') ?? false)
    await page.getByRole('link', { name: 'MGP10 Pine' }).click()
    const late = await sent
    await expect(seen(page, 'Loading these products')).toBeVisible()
    await page.getByRole('link', { name: 'MGP12 Pine' }).click()
    await expect(page.getByRole('heading', { name: 'MGP12 Pine', level: 1 })).toBeVisible()
    const names = page.getByRole('article')
    await expect(names).toHaveText(Array.from({ length: 4 }, () => /MGP12/))
    release()
    // Waits until the late request is answered or aborted, and the page has rendered the result.
    await (await late.response())?.finished()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    })
    await expect(names).toHaveText(Array.from({ length: 4 }, () => /MGP12/))
    await expect(seen(page, 'Page 1')).toBeVisible()
    await expect(page).toHaveURL(/\/MGP12$/)
  })
})

/** Records the calls that a page sends from now on. */
function recordCalls(page: Page, calls: string[]): void {
  page.on('request', (request) => {
    if (request.url().includes('ipFunction')) calls.push(`${request.url()} ${request.postData()}`)
  })
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

test('G08 five tabs each sign out once, and show a single message', async ({ page, portal, context }) => {
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
  const tabs: Page[] = []
  while (tabs.length < 4) tabs.push(await openTab(context, portal.url))
  const signedOut = tabs.map(() => 0)
  for (const [index, tab] of tabs.entries())
    tab.on('framenavigated', (frame) => {
      if (frame.url().endsWith('/login')) signedOut[index] = (signedOut[index] ?? 0) + 1
    })
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

test('A26 a page refreshes its data once after a laptop wakes', async ({ page, portal }) => {
  await page.clock.install()
  // Hides service workers from the portal. Playwright blocks them, so `register` would succeed without a result, unlike in
  // real browsers.
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

import type { Page } from '@playwright/test'
import {
  addToCart,
  expect,
  fillCheckout,
  homeHeading,
  openCopy,
  openMyAccount,
  openRemembered,
  seen,
  signIn,
  signInRemembered,
  signOut,
  takeScrewsToCheckout,
  test,
  type Portal,
} from './fixtures.ts'
import { holdBack } from './requests.ts'

const cartLink = (page: Page, name: RegExp) => page.getByRole('link', { name })
const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in' })
const storedItems = (page: Page) => page.evaluate(() => [localStorage.length, sessionStorage.length])

test('G02 A06 a new user replaces the old one in every tab', { tag: '@gate' }, async ({ page, portal, context }) => {
  await openRemembered(page, portal)
  const balance = page.getByRole('list', { name: 'Your account' }).getByText(/^\$/).first()
  const ofFirst = (await balance.textContent()) ?? ''
  const other = await context.newPage()
  await other.goto(`${portal.url}/login`)
  await expect(homeHeading(other)).toBeVisible()
  await signOut(other)
  await signInRemembered(other, 'demo-empty')
  await expect(homeHeading(other)).toBeVisible()
  const greeting = (await homeHeading(other).textContent()) ?? ''
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  await expect(seen(page, ofFirst)).toBeHidden()
})

test('G05 a duplicated tab has the same session and cart', async ({ signedIn: page, portal }) => {
  await addToCart(page, 'screw')
  const copy = await openCopy(page, portal)
  await copy.goto(portal.url)
  await expect(cartLink(copy, /^Cart, 1 item/)).toBeVisible()
  expect(await portal.calls('createCart')).toBe(1)
})

test('two tabs opened at the same time create one cart', { tag: '@gate' }, async ({ page, portal, context }) => {
  await openRemembered(page, portal)
  await expect(cartLink(page, /^Cart, 0 items/)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('trade-portal.cart'))
  await page.close()
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto(portal.url)))
  for (const tab of tabs) await expect(cartLink(tab, /^Cart, 0 items/)).toBeVisible()
  expect(await portal.calls('createCart')).toBe(2)
})

test('G03 a product added in one tab is counted in the other', async ({ page, portal, context }) => {
  await openRemembered(page, portal)
  await expect(cartLink(page, /^Cart, 0 items/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(portal.url)
  await addToCart(other, 'screw')
  await page.bringToFront()
  await expect(cartLink(page, /^Cart, 1 item/)).toBeVisible()
})

/** Fills the checkout and confirms the order, but the session has expired. */
async function expireWhileOrdering(page: Page, portal: Portal): Promise<void> {
  await takeScrewsToCheckout(page)
  await fillCheckout(page, { despatch: /Pickup/ })
  await portal.setFaults({ getCartContents: { fault: 'session-expired', times: 1 } })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(seen(page, /session has expired/i)).toBeVisible()
}

test('cart and typed text survive an expired session', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await expireWhileOrdering(page, portal)
  await signIn(page)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(cartLink(page, /^Cart, 1 item/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job name' })).toHaveValue('Lot 12 carport')
  expect((await portal.ledger()).committedOrders).toEqual([])
  // The second sign-in creates no cart, because the first session's cart can still be read.
  expect(await portal.calls('createCart')).toBe(1)
})

test('cart and typed text survive a new sign-in in another tab', async ({ page, portal, context }) => {
  await openRemembered(page, portal)
  await expireWhileOrdering(page, portal)
  // Delays the creation of the new cart, so that the first tab learns of the sign-in before the cart exists.
  const other = await context.newPage()
  const endCreation = await holdBack(other, /ipFunction=createCart/)
  await other.goto(portal.url)
  await signInRemembered(other)
  await expect(cartLink(other, /^Cart, 1 item/)).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(cartLink(page, /^Cart, 1 item/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job name' })).toHaveValue('Lot 12 carport')
  endCreation()
})

test('P07 the next user finds neither cart nor typed text', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await expireWhileOrdering(page, portal)
  await signIn(page, 'demo-sales')
  await expect(seen(page, 'Your cart is empty.')).toBeVisible()
  await takeScrewsToCheckout(page)
  await expect(page.getByRole('textbox', { name: 'Job name' })).toHaveValue('')
})

test('A19 signing out works without a network', { tag: '@gate' }, async ({ signedIn: page, supplier }) => {
  await supplier.close()
  await signOut(page)
  await expect(signInHeading(page)).toBeVisible()
  expect(await storedItems(page)).toEqual([0, 0])
})

test('A20 P04 P05 signing out asks, then clears everything', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await page.evaluate(() => {
    const quote = { username: 'demo-admin', quote: '300001-0', state: 'sent', at: 1 }
    localStorage.setItem('trade-portal.lasting.accepted-quotes', JSON.stringify([quote]))
  })
  await page.goto(`${portal.url}/cart`)
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await signOut(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
  await expect(question.getByText('We do not know whether Quote 300001-0 was accepted.')).toBeVisible()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(signInHeading(page)).toBeVisible()
  expect(await storedItems(page)).toEqual([0, 0])
  await page.goBack()
  await expect(signInHeading(page)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Sam|Hargreaves|Review Cart|\$\d/)
})

test(
  'P01 P02 P03 the session id is in the storage, but in no URL or message',
  { tag: '@gate' },
  async ({ page, portal }) => {
    const written: string[] = []
    page.on('request', (request) => written.push(request.url(), request.headers()['referer'] ?? ''))
    page.on('console', (message) => written.push(message.text()))
    await page.goto(portal.url)
    await signIn(page)
    await addToCart(page, 'screw')
    await openMyAccount(page)
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
    )
    const { sessionId }: { sessionId: string } = JSON.parse(new Map(stored).get('trade-portal.session') ?? '{}')
    expect(sessionId).toMatch(/\S/)
    expect(written.filter((text) => text.includes(sessionId) || text.includes('sandbox='))).toEqual([])
    expect(stored.map(([key]) => key).toSorted()).toEqual([
      'trade-portal.cart',
      'trade-portal.lasting.searches',
      'trade-portal.session',
    ])
    expect(JSON.stringify(stored)).not.toContain('"sandbox"')
  },
)

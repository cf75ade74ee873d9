import type { Page } from '@playwright/test'
import {
  addToCart,
  expect,
  fillCheckout,
  homeHeading,
  openCopy,
  openMyAccount,
  openRemembered,
  type Portal,
  seen,
  signIn,
  signInRemembered,
  signOut,
  takeScrewsToCheckout,
  test,
} from './fixtures.ts'
import { holdBack } from './requests.ts'

test.describe('several tabs', () => {
  test(
    'G02 A06 P07 signing in as another customer in one tab switches the other tab too',
    { tag: '@gate' },
    async ({ page, portal, context }) => {
      await page.goto(portal.url)
      await signInRemembered(page)
      await expect(page.getByRole('heading', { name: 'Hi Sam! Welcome to your Trade Portal.' })).toBeVisible()
      const other = await context.newPage()
      await other.goto(`${portal.url}/login`)
      await expect(homeHeading(other)).toBeVisible()
      await signOut(other)
      await signInRemembered(other, 'demo-empty')
      await expect(homeHeading(other)).toBeVisible()
      const greeting = (await homeHeading(other).textContent()) ?? ''
      await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
      await expect(seen(page, '$30,155.96')).toBeHidden()
    },
  )

  test('G05 a duplicated tab has the same session and the same cart', async ({ signedIn: page, portal }) => {
    await addToCart(page, 'screw')
    const copy = await openCopy(page, portal)
    await copy.goto(portal.url)
    await expect(copy.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    expect(await portal.calls('createCart')).toBe(1)
  })

  test(
    'G06 two tabs opened at the same time in a remembered session create one cart',
    { tag: '@gate' },
    async ({ page, portal, context }) => {
      await page.goto(portal.url)
      await signInRemembered(page)
      await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
      await page.evaluate(() => localStorage.removeItem('trade-portal.cart'))
      await page.close()
      const tabs = await Promise.all([context.newPage(), context.newPage()])
      await Promise.all(tabs.map((tab) => tab.goto(portal.url)))
      for (const tab of tabs) await expect(tab.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
      expect(await portal.calls('createCart')).toBe(2)
    },
  )

  test('G03 a product added to the cart in one tab is counted in the other once that is activated', async ({
    page,
    portal,
    context,
  }) => {
    await page.goto(portal.url)
    await signInRemembered(page)
    await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    const other = await context.newPage()
    await other.goto(portal.url)
    await addToCart(other, 'screw')
    await page.bringToFront()
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  })
})

test.describe('a session that expires', () => {
  test('during checkout keeps cart and text for the same user', async ({ signedIn: page, portal }) => {
    await expireWhileOrdering(page, portal)
    await signIn(page)
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Job name' })).toHaveValue('Lot 12 carport')
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Leave it behind the shed')
    const { committedOrders } = await portal.ledger()
    expect(committedOrders).toEqual([])
    // The second sign-in creates no cart, because the first session's cart can still be read.
    expect(await portal.calls('createCart')).toBe(1)
  })

  test('keeps them for the same user who signs in again in another tab', async ({ page, portal, context }) => {
    await openRemembered(page, portal)
    await expireWhileOrdering(page, portal)
    // Delays the creation of the new cart, so that the first tab learns of the sign-in before the cart exists.
    const other = await context.newPage()
    const endCreation = await holdBack(other, /ipFunction=createCart/)
    await other.goto(portal.url)
    await signInRemembered(other)
    await expect(other.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Leave it behind the shed')
    endCreation('arrive')
  })

  test('keeps text that is being typed when the same user signs in again in another tab', async ({
    page,
    portal,
    context,
  }) => {
    await openRemembered(page, portal)
    await page.goto(`${portal.url}/support`)
    await page.getByRole('textbox', { name: 'Message' }).fill('The gate of the yard was closed')
    const other = await context.newPage()
    await other.goto(`${portal.url}/register`)
    await other.evaluate(() => localStorage.removeItem('trade-portal.session'))
    await other.goto(`${portal.url}/login`)
    await signInRemembered(other)
    await expect(homeHeading(other)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The gate of the yard was closed')
  })

  test('P07 keeps nothing for another user', async ({ signedIn: page, portal }) => {
    await expireWhileOrdering(page, portal)
    await signIn(page, 'demo-sales')
    await expect(seen(page, 'Your cart is empty.')).toBeVisible()
    // The message of the first session must be gone.
    await expect(seen(page, 'Added to cart')).toBeHidden()
    await takeScrewsToCheckout(page)
    await expect(page.getByRole('textbox', { name: 'Job name' })).toHaveValue('')
  })
})

test('a product added to a cart that another device has replaced is added once, to a new cart', async ({
  signedIn: page,
  portal,
}) => {
  await addToCart(page, 'screw')
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await portal.setFaults({
    addCartProduct: { fault: 'cart-unknown', times: 1 },
    getCartContents: { fault: 'cart-unknown', times: 1 },
  })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(seen(page, 'The supplier no longer has your cart')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  expect(await portal.calls('createCart')).toBe(2)
  expect(await portal.calls('addCartProduct')).toBe(3)
})

async function expireWhileOrdering(page: Page, portal: Portal): Promise<void> {
  await takeScrewsToCheckout(page)
  await fillCheckout(page, { despatch: /Pickup/ })
  await page.getByRole('textbox', { name: 'Notes' }).fill('Leave it behind the shed')
  await portal.setFaults({ getCartContents: { fault: 'session-expired', times: 1 } })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test.describe('signing out', () => {
  test('A19 works without a network', { tag: '@gate' }, async ({ signedIn: page, supplier }) => {
    await expect(homeHeading(page)).toBeVisible()
    await supplier.close()
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })

  test(
    'P04 asks first where something is open, and leaves nothing behind',
    { tag: '@gate' },
    async ({ signedIn: page }) => {
      await page.evaluate(() => {
        const quote = { username: 'demo-admin', quote: '300001-0', state: 'sent', at: 1 }
        localStorage.setItem('trade-portal.lasting.accepted-quotes', JSON.stringify([quote]))
        const payment = { reference: '1000-0-0', amount: 100, at: 1, path: '/', state: 'paid', paymentId: '7' }
        const payments = [{ username: 'demo-admin', ...payment }]
        localStorage.setItem('trade-portal.lasting.payments', JSON.stringify(payments))
      })
      await page.reload()
      await expect(homeHeading(page)).toBeVisible()
      await signOut(page)
      const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
      await expect(question.getByText('We do not know whether Quote 300001-0 was accepted.')).toBeVisible()
      await expect(question.getByText(/^Your payment with the reference 1000-0-0/)).toBeVisible()
      await question.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    },
  )

  test('A20 P05 leaves nothing that Back would show', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
    await expect(homeHeading(page)).toBeVisible()
    await page.goto(`${portal.url}/cart`)
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/Sam|Hargreaves|Review Cart|\$\d/)
  })
})

test(
  'P01 P02 P03 password and session id appear in no address or console message, and in storage only where intended',
  { tag: '@gate' },
  async ({ page, portal }) => {
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''))
    page.on('console', (message) => seen.push(message.text()))
    await page.goto(portal.url)
    await signIn(page)
    await addToCart(page, 'screw')
    await openMyAccount(page)
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
    )
    const record: unknown = JSON.parse(String(new Map(stored).get('trade-portal.session') ?? 'null'))
    const sessionId =
      typeof record === 'object' && record !== null && 'sessionId' in record ? String(record.sessionId) : ''
    expect(sessionId).not.toBe('')
    expect(seen.filter((text) => text.includes(sessionId) || text.includes('sandbox='))).toEqual([])
    expect(stored.map(([key]) => key).toSorted()).toEqual(['trade-portal.cart', 'trade-portal.session'])
    expect(JSON.stringify(stored)).not.toContain('"sandbox"')
  },
)

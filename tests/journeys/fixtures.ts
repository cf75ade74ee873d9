import { expect, test as base, type Page } from '@playwright/test'
import type { CartEntry, Faults, Ledger } from '@trade-portal/mocks'
import { controlAddress, startSandbox, type SandboxControl, type Sandbox } from '@trade-portal/mocks/sandbox'
import { portalBuild, readVariant, servePortal, withSandbox } from '@trade-portal/portal/deploy'
import type { OperationName } from '@trade-portal/supplier-api'
import { liveAnnouncer } from '../../.storybook/checks/elements.ts'
import { pickupDraft } from '../../packages/features/src/testing/checkoutDrafts.ts'

export interface SupplierOptions {
  /** Text of the deployed configuration file: `undefined` for the shipped file, `null` for no file. */
  configuration: string | null | undefined
  /**
   * Settings that replace those of the shipped configuration. Addresses that begin with the supplier's address begin with
   * the sandbox's address instead.
   */
  settings: Readonly<Record<string, unknown>>
  /** The lines in the cart of the signed-in customer; none by default. */
  cart: readonly CartEntry[]
  /** Console messages that do not count as problems. */
  allowedMessages: RegExp
}

export interface Portal {
  readonly url: string
  ledger(): Promise<Ledger>
  /** How many calls of an operation have reached the supplier. */
  calls(name: OperationName): Promise<number>
  setFaults(faults: Faults): Promise<void>
}

interface Fixtures {
  supplier: Sandbox
  /** The server that the portal calls. By default this is `supplier`, but a test may replace it. */
  server: SandboxControl
  portal: Portal
  /** A page at the home screen, signed in through the storage. `signIn` uses the form instead. */
  signedIn: Page
  /** A signed-in page that was opened at the checkout, with the form filled for a pickup. */
  atCheckout: Page
}

/** The portal at an address, and what the server behind it has recorded. */
export function portalAt(url: string, server: SandboxControl): Portal {
  const ledger = async (): Promise<Ledger> => (await fetch(controlAddress(server, 'ledger'))).json()
  return {
    url,
    ledger,
    calls: async (name) => (await ledger()).requests.filter((request) => request.name === name).length,
    setFaults: async (faults) => {
      const answer = await fetch(controlAddress(server, 'faults'), { method: 'POST', body: JSON.stringify(faults) })
      expect(answer.status).toBe(200)
    },
  }
}

function shippedWith(settings: object): string {
  return JSON.stringify(
    JSON.parse(readVariant('').configuration, (key, value: unknown) =>
      key === 'settings' && typeof value === 'object' ? { ...value, ...settings } : value,
    ),
  )
}

/** Each test has its own supplier and portal, both over real HTTP. */
export const test = base.extend<SupplierOptions & Fixtures>({
  configuration: [undefined, { option: true }],
  settings: [{}, { option: true }],
  cart: [[], { option: true }],
  allowedMessages: [
    /^Failed to load |bad HTTP response code|unsupported MIME type|blocked by Playwright/,
    { option: true },
  ],
  // Turns touch on for the width of a phone, because controls are larger on a touch screen. Playwright must know about
  // touch before it creates the page. So a journey sets the size with the option `viewport`, not later on the page.
  hasTouch: async ({ viewport }, provide) => provide((viewport?.width ?? 1280) < 600),

  // This server keeps the lines of an ordered cart, so only the portal can prevent a second order of it.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  supplier: async ({}, provide) => {
    const supplier = await startSandbox({ port: 0, orderedCarts: 'kept' })
    await provide(supplier)
    await supplier.close()
  },

  server: async ({ supplier }, provide) => provide(supplier),

  portal: async ({ server, configuration, settings }, provide) => {
    const endpointUrl = server.url
    const served = await servePortal({
      root: portalBuild,
      port: 0,
      endpointUrl,
      configuration: configuration === undefined ? withSandbox(shippedWith(settings), endpointUrl) : configuration,
    })
    await provide(portalAt(served.url, server))
    await served.close()
  },

  /** Fails the test on any uncaught error, console error or warning, or violation of the security headers. */
  page: async ({ page, allowedMessages }, provide) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      const isAllowed = allowedMessages.test(message.text())
      if ((message.type() === 'error' || message.type() === 'warning') && !isAllowed) problems.push(message.text())
    })
    await provide(page)
    expect(problems).toEqual([])
  },

  signedIn: async ({ page, portal, supplier, cart }, provide) => {
    await storeSession(page, portal, supplier, cart)
    await page.goto(portal.url)
    await expect(homeHeading(page)).toBeVisible()
    await provide(page)
  },

  atCheckout: async ({ page, portal, supplier, cart }, provide) => {
    const stored = openSession(supplier, cart.length === 0 ? oneBoxOfScrews : cart)
    const values = { ...pickupDraft, cartId: stored.cart?.cartId ?? '' }
    await storeInTab(page, portal, { ...stored, 'lasting.checkout': { username, values } })
    await page.goto(`${portal.url}/checkout`)
    await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    await provide(page)
  },
})

const username = 'demo-admin'
const oneBoxOfScrews: readonly CartEntry[] = [{ productId: 'FX100001', quantity: 1 }]

function openSession({ simulator }: Sandbox, lines: readonly CartEntry[]) {
  return {
    session: { sessionId: simulator.openSession(username), username, rememberMe: false },
    ...(lines.length > 0 && { cart: { cartId: simulator.openCart(username, lines), username } }),
  }
}

/** Signs in without the form, before the portal is opened. @param cart The lines of the customer's cart. */
export async function storeSession(
  page: Page,
  portal: Portal,
  supplier: Sandbox,
  cart: readonly CartEntry[] = [],
): Promise<void> {
  await storeInTab(page, portal, openSession(supplier, cart))
}

/** Writes values to the storage before the portal starts. */
async function storeInTab(page: Page, { url }: Portal, values: Readonly<Record<string, unknown>>): Promise<void> {
  // Opens a file of the same origin that does not start the portal.
  await page.goto(`${url}/theme.css`)
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored))
      sessionStorage.setItem(`trade-portal.${key}`, JSON.stringify(value))
  }, values)
}

/** A day that is always valid as a required date. */
const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000)

export { expect }

/** The viewport of a common phone. */
export const phone = { width: 360, height: 740 }

export async function signIn(page: Page, username = 'demo-admin', password = 'sandbox'): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in with "Remember me", because then all tabs share the session. */
export async function signInRemembered(page: Page, username?: string): Promise<void> {
  await page.getByText('Remember me').click()
  await signIn(page, username)
}

export async function openSignedIn(page: Page, { url }: Pick<Portal, 'url'>, username?: string): Promise<void> {
  await page.goto(url)
  await signIn(page, username)
  await expect(homeHeading(page)).toBeVisible()
}

export async function openRemembered(page: Page, { url }: Pick<Portal, 'url'>): Promise<void> {
  await page.goto(url)
  await signInRemembered(page)
  await expect(homeHeading(page)).toBeVisible()
}

/** A visible text of the page. Leaves out announcements for screen readers, which are in the page too. */
export const seen = (page: Page, text: string | RegExp) => page.locator(`body > :not(${liveAnnouncer})`).getByText(text)

export const homeHeading = (page: Page) =>
  page.getByRole('heading', { name: /^Hi .*! Welcome to your Trade Portal\.$/ })

export async function openMyAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await openMyAccount(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

/** Waits until the code of the Sign Out dialog is loaded. It loads last, after the code of the screen. */
export async function signOutQuestionLoaded(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(performance.getEntriesByType('resource'))))
    .toContain('SignOutDialog')
  await page.waitForLoadState('networkidle')
}

/** Signs out and confirms that open work is lost. */
export async function signOutAnyway(page: Page): Promise<void> {
  await signOut(page)
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' })
  await question.getByRole('button', { name: 'Sign out' }).click()
}

export async function searchFor(page: Page, term: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill(term)
  await page.keyboard.press('Enter')
}

export async function addToCart(page: Page, term: string): Promise<void> {
  await searchFor(page, term)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(seen(page, '1 in cart').first()).toBeVisible()
}

/** Puts a box of screws into the cart, and goes to the checkout. */
export async function takeScrewsToCheckout(page: Page): Promise<void> {
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
}

async function fillRequiredDate(page: Page): Promise<void> {
  const day = inThreeDays()
  const date = [day.getDate(), day.getMonth() + 1, day.getFullYear()].join('/')
  await page.getByRole('textbox', { name: 'Required date' }).fill(date)
}

export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const list = page.getByRole('combobox', { name: label })
  const text = await list.getByRole('option', { name: option, includeHidden: true }).textContent()
  await list.selectOption(text)
}

/** Fills the fields that every order needs; those of a particular despatch type are left to the test. */
export async function fillCheckout(page: Page, { despatch }: { despatch: RegExp }): Promise<void> {
  await page.getByRole('radio', { name: despatch }).check()
  await page.getByRole('textbox', { name: 'Job name' }).fill('Lot 12 carport')
  await page.getByRole('textbox', { name: 'Order reference' }).fill(`PO-${Date.now() % 100_000}`)
  // On phones and tablets the contact is folded, because it is known.
  const changeContact = page.getByRole('button', { name: 'Change contact' })
  if (await changeContact.isVisible()) await changeContact.click()
  await page.getByRole('textbox', { name: 'Contact name' }).fill('Sam Hargreaves')
  await page.getByRole('textbox', { name: 'Contact phone' }).fill('02 9555 0101')
  await fillRequiredDate(page)
}

/** Fills the checkout for a delivery, and waits until the delivery charge has been added to the order. */
export async function fillDelivery(page: Page): Promise<void> {
  await fillCheckout(page, { despatch: /Delivery to site/ })
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Smith Street')
  await page.getByRole('textbox', { name: 'Suburb' }).fill('Parramatta')
  await choose(page, 'State', /New South Wales/)
  await choose(page, 'Vehicle type', /Ute/)
  await expect(seen(page, /^Delivery from .*, added to the order$/)).toBeVisible()
}

/**
 * Opens a second tab of the same session.
 * @param isSilent Whether the second tab cannot announce its changes to the first.
 */
export async function openCopy(page: Page, portal: Portal, isSilent = false): Promise<Page> {
  const other = await page.context().newPage()
  if (isSilent) await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  const stored = await page.evaluate(() => Object.entries(sessionStorage))
  await other.goto(`${portal.url}/login`)
  await other.evaluate((entries: [string, string][]) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, stored)
  return other
}

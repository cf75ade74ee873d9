import type { Page } from '@playwright/test'
import type { Ledger } from '@trade-portal/mocks'
import type { Sandbox } from '@trade-portal/mocks/sandbox'
import { expect, seen, storeSession, test, type Portal } from './fixtures.ts'

const lines = Array.from({ length: 40 }, (_, index) => ({ code: `FX${100_001 + index}`, quantity: (index % 9) + 1 }))
const text = lines.map(({ code, quantity }) => `${quantity} x ${code}`).join('\n')
const wanted = Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity]))

async function paste(page: Page, pasted: string): Promise<void> {
  await expect(page.getByRole('searchbox', { name: 'Code or name, and quantity' })).toBeVisible()
  await page.evaluate((value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', value)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)
}

const addButton = (page: Page) => page.getByRole('button', { name: /^Add \d+ to cart$/ }).filter({ visible: true })

/** The quantity of each product, summed over the carts that did not yet have lines in the ledger `before`. */
async function inNewCarts(portal: Portal, before: Ledger): Promise<Record<string, number>> {
  const earlier = new Set(before.cartLines.map(({ cartId }) => cartId))
  const sums = new Map<string, number>()
  for (const { cartId, productId, quantity } of (await portal.ledger()).cartLines) {
    if (!earlier.has(cartId)) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  }
  return Object.fromEntries(sums)
}

/** This limit is longer than usual, because the forty calls run only one or two at a time. */
const fortyCalls = { timeout: 60_000 }

/** Opens the page and pastes forty lines. */
async function openWithLines(page: Page, portal: Portal, supplier: Sandbox): Promise<void> {
  await storeSession(page, portal, supplier)
  await page.clock.install()
  await page.goto(`${portal.url}/quick-order`)
  await paste(page, text)
  await expect(seen(page, '40 lines: 40 ready').first()).toBeVisible(fortyCalls)
}

/**
 * Presses Add every half minute until no line is left. The pause is needed because a call that got no answer may still
 * reach the supplier.
 */
async function addAll(page: Page): Promise<void> {
  const isEmpty = page.getByText('No lines yet.')
  for (let press = 0; press < 6; press += 1) {
    await addButton(page).click()
    // Waits while the lines are being added.
    await expect(addButton(page).or(isEmpty)).toBeVisible(fortyCalls)
    if (await isEmpty.isVisible()) return
    await page.clock.fastForward(31_000)
    // The page then looks for the line itself, which may have been the last.
    await expect(page.getByText(/^No answer came/)).toHaveCount(0)
    if (await isEmpty.isVisible()) return
  }
}

test('forty lines are added once even if the connection drops', async ({ page, portal, supplier }) => {
  const before = await portal.ledger()
  await openWithLines(page, portal, supplier)
  await portal.setFaults({ addCartProduct: { fault: 'lost-after-commit', after: 7, times: 2 } })
  await addAll(page)
  await expect(page.getByText('No lines yet.')).toBeVisible()
  expect(await inNewCarts(portal, before)).toEqual(wanted)
})

test('forty lines are added once despite a reload', async ({ page, portal, supplier }) => {
  const before = await portal.ledger()
  await openWithLines(page, portal, supplier)
  await addButton(page).click()
  await expect.poll(async () => Object.keys(await inNewCarts(portal, before)).length).toBeGreaterThan(3)
  await page.reload()
  await expect(addButton(page)).toBeEnabled()
  await expect(seen(page, /^\d+ lines: \d+ ready$/).first()).toBeVisible(fortyCalls)
  await page.clock.fastForward(31_000)
  await addAll(page)
  expect(await inNewCarts(portal, before)).toEqual(wanted)
})

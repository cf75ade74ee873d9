import type { Page } from '@playwright/test'
import {
  expect,
  homeHeading,
  openCopy,
  seen,
  signIn,
  signOutAnyway,
  signOutQuestionLoaded,
  test,
  type Portal,
} from './fixtures.ts'

const confirmOrder = (page: Page) => page.getByRole('button', { name: 'Confirm Order' })
const placed = (page: Page) => page.getByRole('alertdialog', { name: /Order Placed|Quote Created/ })
const orders = async (portal: Portal) => (await portal.ledger()).committedOrders

/** Confirms the order, whose answer fails, and closes the message about that. */
async function confirmInVain(page: Page, words: string): Promise<void> {
  await confirmOrder(page).click()
  const failure = page.getByRole('alertdialog', { name: 'Error' })
  await expect(failure).toContainText(words)
  await failure.getByRole('button', { name: 'OK' }).click()
}

async function orderAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Order again…' }).click()
}

// This server keeps the lines of an ordered cart, so only the portal can prevent a second order.

const presses = {
  'B01 twenty clicks on Confirm Order': ['Confirm Order', 20],
  'B02 Confirm Order and Create Quote in one tick': ['Create Quote', 1],
} as const

for (const [title, [name, times]] of Object.entries(presses))
  test(`${title} place one order`, { tag: '@gate' }, async ({ atCheckout: page, portal }) => {
    const other = page.getByRole('button', { name })
    await confirmOrder(page).evaluate(
      (button: HTMLElement, [second, clicks]) => {
        button.click()
        for (let click = 0; click < clicks; click += 1) if (second instanceof HTMLElement) second.click()
      },
      [await other.elementHandle(), times] as const,
    )
    await expect(placed(page)).toBeVisible()
    expect(await orders(portal)).toHaveLength(1)
  })

const losses = {
  'B05 an order whose answer is lost': 'lost-after-commit',
  'B06 an order that a gateway answers with an error': 'unavailable-after-commit',
} as const

for (const [title, fault] of Object.entries(losses))
  test(`${title} is found in the list`, { tag: '@gate' }, async ({ atCheckout: page, portal }) => {
    await portal.setFaults({ processComplete: { fault, times: 1 } })
    await confirmInVain(page, 'We do not know whether it was placed')
    await expect(confirmOrder(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(seen(page, /Order \d+ was placed\./)).toBeVisible()
    await expect(seen(page, 'Your cart is empty.')).toBeVisible()
    expect(await orders(portal)).toHaveLength(1)
    expect(await portal.calls('processComplete')).toBe(1)
  })

test('B04 an order that got lost is sent again only by another press', async ({ atCheckout: page, portal }) => {
  await portal.setFaults({ processComplete: { fault: 'lost-before-commit', times: 1 } })
  await page.clock.install()
  await confirmInVain(page, 'We do not know whether it was placed')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(seen(page, /may still arrive. Wait for it.$/)).toBeVisible()
  await expect(seen(page, /^We look for it again at/)).toBeVisible()
  const dialog = page.getByRole('alertdialog', { name: 'Order the same goods again?' })
  const unlock = dialog.getByRole('button', { name: 'Let me order again' })
  await orderAgain(page)
  await expect(unlock).toBeDisabled()
  await dialog.getByRole('button', { name: 'Wait' }).click()

  // During these ten minutes, the portal looks for the order several times but does not send it again.
  await page.clock.fastForward('10:05')
  await expect(seen(page, /still not in the list of orders after ten minutes/)).toBeVisible()
  await expect(confirmOrder(page)).toBeDisabled()
  await orderAgain(page)
  await unlock.click()
  await expect(seen(page, /^You can order again now/)).toBeVisible()
  expect(await orders(portal)).toHaveLength(0)
  await confirmOrder(page).click()
  await expect(placed(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('A04 an order of unknown outcome outlasts the session', async ({ atCheckout: page, portal }) => {
  await portal.setFaults({ processComplete: 'lost-after-commit' })
  await confirmInVain(page, 'We do not know whether it was placed')
  await portal.setFaults({ getCustomerTransactions: { fault: 'session-expired', times: 1 } })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(seen(page, /session has expired/i)).toBeVisible()
  // The portal looks for the order right after signing in. The fault makes this search fail.
  await portal.setFaults({ getCustomerTransactions: 'forbidden' })
  await signIn(page)
  await expect(seen(page, 'We do not know whether your order was placed')).toBeVisible()
  await expect(confirmOrder(page)).toBeDisabled()
  await portal.setFaults({})
  // Reloads the page instead of pressing Check now, because the portal looks again by itself and might remove the button
  // first.
  await page.reload()
  await expect(seen(page, /Order \d+ was placed\./)).toBeVisible()
  expect(await orders(portal)).toHaveLength(1)
})

test('B07 B08 an order made offline is never sent', { tag: '@gate' }, async ({ atCheckout: page, portal, context }) => {
  await signOutQuestionLoaded(page)
  await page.clock.install()
  await context.setOffline(true)
  await confirmInVain(page, 'Nothing was sent.')
  await context.setOffline(false)
  await page.clock.runFor(10_000)
  // Once the answer to a later request is shown, all earlier requests are in the ledger.
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await orders(portal)).toHaveLength(0)

  await page.goBack()
  await expect(confirmOrder(page)).toBeEnabled()
  await context.setOffline(true)
  await confirmInVain(page, 'Nothing was sent.')
  await signOutAnyway(page)
  await context.setOffline(false)
  await page.clock.runFor(10_000)
  // Without a connection, the sign-in page may have failed to load its rules.
  await page.goto(portal.url)
  await signIn(page)
  await expect(homeHeading(page)).toBeVisible()
  expect(await orders(portal)).toHaveLength(0)
})

test(
  'B11 B13 after an order, the cart is empty on reload and Back',
  { tag: '@gate' },
  async ({ atCheckout: page, portal }) => {
    await confirmOrder(page).click()
    await expect(placed(page)).toBeVisible()
    await page.reload()
    await expect(seen(page, /Order \d+ was placed\./)).toBeVisible()
    await page.getByRole('link', { name: /home$/ }).click()
    await expect(homeHeading(page)).toBeVisible()
    await page.goBack()
    await expect(seen(page, 'Your cart is empty.')).toBeVisible()
    await expect(confirmOrder(page)).toHaveCount(0)
    expect(await orders(portal)).toHaveLength(1)
  },
)

test('B19 another tab’s change is shown before the order', { tag: '@gate' }, async ({ atCheckout: page, portal }) => {
  const other = await openCopy(page, portal, true)
  await other.goto(`${portal.url}/cart`)
  await other
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await expect(other.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
  // The tab shows a change before it sends the change. If the tab closed in between, the change would never be sent.
  await expect.poll(() => portal.calls('updateCartProduct')).toBe(1)
  await other.close()

  await confirmOrder(page).click()
  const changes = page.getByRole('dialog', { name: 'Your cart has changed' })
  await expect(changes.getByText('quantity was 1, now 2')).toBeVisible()
  expect(await orders(portal)).toHaveLength(0)
  await changes.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
  await confirmOrder(page).click()
  await expect(placed(page)).toBeVisible()
})

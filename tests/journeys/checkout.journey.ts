import type { Page } from '@playwright/test'
import {
  expect,
  fillCheckout,
  fillDelivery,
  homeHeading,
  openRemembered,
  seen,
  signIn,
  signInRemembered,
  signOutAnyway,
  takeScrewsToCheckout,
  test,
} from './fixtures.ts'

const jobName = (page: Page) => page.getByRole('textbox', { name: 'Job name' })

async function openCheckout(page: Page): Promise<void> {
  await takeScrewsToCheckout(page)
  await expect(jobName(page)).toBeVisible()
}

test.describe('what is typed at the checkout', () => {
  test('survives a reload, and is gone after Sign Out', async ({ signedIn: page }) => {
    await openCheckout(page)
    await fillDelivery(page)
    await page.reload()
    await expect(jobName(page)).toHaveValue('Lot 12 carport')
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Smith Street')
    await expect(page.getByRole('combobox', { name: 'Vehicle type' })).toHaveValue('UTE')
    await signOutAnyway(page)
    await signIn(page)
    await expect(homeHeading(page)).toBeVisible()
    await openCheckout(page)
    await expect(jobName(page)).toHaveValue('')
  })

  test('survives a session that expires, and then a reload', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
    await openCheckout(page)
    await jobName(page).fill('Lot 7 deck')
    await portal.setFaults({ processComplete: { fault: 'session-expired', times: 1 } })
    await fillCheckout(page, { despatch: /Pickup/ })
    await page.getByRole('button', { name: 'Confirm Order' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page)
    await expect(jobName(page)).toHaveValue('Lot 12 carport')
    await page.reload()
    await expect(jobName(page)).toHaveValue('Lot 12 carport')
    expect((await portal.ledger()).committedOrders).toHaveLength(0)
  })

  test('survives a session that expires, and a reload before the checkout is opened again', async ({
    signedIn: page,
    portal,
  }) => {
    await openCheckout(page)
    await jobName(page).fill('Lot 7 deck')
    await page.getByRole('link', { name: 'Back to Review Cart' }).click()
    await portal.setFaults({ getCustomerTransactions: { fault: 'session-expired', times: 1 } })
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Orders & Quotes' })).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(jobName(page)).toHaveValue('Lot 7 deck')
  })

  test('is not there for another user of the tab', async ({ signedIn: page, portal }) => {
    await openCheckout(page)
    await jobName(page).fill('Lot 7 deck')
    await portal.setFaults({ getCartContents: { fault: 'session-expired', times: 1 } })
    await page.getByRole('link', { name: 'Back to Review Cart' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page, 'demo-sales')
    await openCheckout(page)
    await expect(jobName(page)).toHaveValue('')
  })
})

test('an order contains the delivery that was shown', async ({ signedIn: page, portal }) => {
  await openCheckout(page)
  await fillDelivery(page)
  await expect(seen(page, /^Delivery from Parramatta, .*: \$35\.00 ex GST, added to the order$/)).toBeVisible()
  const total = await page.getByText('Total inc GST').locator('xpath=following-sibling::*').textContent()
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Order Placed' })).toBeVisible()
  const [order] = (await portal.ledger()).committedOrders
  expect(total).toBe(`$${((order?.total ?? 0) / 100).toFixed(2)}`)
})

test('the values of an order are offered for the next one in a new tab, and after the remembered session has expired', async ({
  page,
  portal,
  context,
}) => {
  await openRemembered(page, portal)
  await openCheckout(page)
  await fillDelivery(page)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await page.getByRole('alertdialog', { name: 'Order Placed' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()

  const tab = await context.newPage()
  await portal.setFaults({ getState: { fault: 'session-expired', times: 1 } })
  await tab.goto(portal.url)
  await signInRemembered(tab)
  await openCheckout(tab)
  await tab.getByRole('radio', { name: /Delivery to site/ }).check()
  await tab.getByRole('button', { name: 'Last used addresses' }).click()
  await tab.getByRole('button', { name: '12 Smith Street, Parramatta, NSW', exact: true }).click()
  await expect(tab.getByRole('textbox', { name: 'Suburb' })).toHaveValue('Parramatta')

  await signOutAnyway(tab)
  await signIn(tab)
  await openCheckout(tab)
  await expect(tab.getByRole('button', { name: /^Last used/ })).toHaveCount(0)
})

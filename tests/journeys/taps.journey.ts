import type { Locator } from '@playwright/test'
import { expect, phone, seen, test } from './fixtures.ts'

test.use({ viewport: phone, isMobile: true })

/** Counts the taps of a task that begins on the home screen. Typing on the phone's keyboard does not count. */
function startTask() {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return { tap, taps: () => taps }
}

test('a past order is ordered again with 7 taps', async ({ signedIn: page, portal }) => {
  const { tap, taps } = startTask()
  await tap(page.getByRole('button', { name: /^Copy to Cart/ }).first())
  await expect(seen(page, 'Order copied to cart')).toBeVisible()
  await tap(page.getByRole('link', { name: /^Cart, [1-9]/ }))
  await tap(page.getByRole('link', { name: 'Checkout' }))
  await tap(page.getByRole('radio', { name: 'Pickup from branch' }))
  await tap(page.getByRole('textbox', { name: 'Job name' }))
  await page.keyboard.type('Whitlam St duplex')
  await tap(page.getByRole('button', { name: 'Tomorrow, Required date' }))
  await tap(page.getByRole('button', { name: 'Confirm Order' }))
  await expect(page.getByRole('alertdialog', { name: 'Order Placed' })).toBeVisible()
  expect((await portal.ledger()).committedOrders).toHaveLength(1)
  expect(taps()).toBeLessThanOrEqual(7)
})

test('the invoice of a job is sent to the bookkeeper with 6 taps', async ({ signedIn: page }) => {
  const { tap, taps } = startTask()
  await tap(page.getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('link', { name: 'Invoices', exact: true }))
  await tap(page.getByRole('searchbox', { name: 'Search invoices' }))
  await page.keyboard.type('Granny')
  const row = page.getByRole('row', { name: /Granny flat/ })
  await tap(row.getByRole('checkbox'))
  await tap(page.getByRole('button', { name: 'Email Selected Invoices' }))
  const recipient = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' })
  await tap(recipient)
  await recipient.fill('books@hargreaves.example')
  await page.keyboard.press('Enter')
  await expect(seen(page, "Invoice's sent successfully").or(seen(page, 'Email sent successfully'))).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(6)
})

test('a quote becomes an order with 5 taps', async ({ signedIn: page, portal }) => {
  const { tap, taps } = startTask()
  await tap(page.getByRole('button', { name: 'Menu' }))
  await tap(page.getByRole('link', { name: 'Orders', exact: true }))
  await tap(page.getByRole('link', { name: 'Quote 481290', exact: true }))
  await tap(page.getByRole('button', { name: 'Accept Quote' }))
  const dialog = page.getByRole('dialog', { name: 'Quote Acceptance' })
  await expect(dialog.getByRole('textbox', { name: 'Delivery date' })).toBeFocused()
  await page.keyboard.type('23/11/2099')
  // Goes to the next field as Next on the phone's keyboard does.
  await dialog.getByRole('textbox', { name: 'Comment' }).focus()
  await page.keyboard.type('Go ahead')
  await tap(dialog.getByRole('button', { name: 'Accept Quote' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Order 481290' })).toBeVisible()
  expect((await portal.ledger()).acceptedQuotes).toHaveLength(1)
  expect(taps()).toBeLessThanOrEqual(5)
})

test('stock and price of a product are shown with 2 taps', async ({ signedIn: page }) => {
  const { tap, taps } = startTask()
  await tap(page.getByRole('button', { name: 'Search', exact: true }))
  await page.keyboard.type('FX100017')
  await page.keyboard.press('Enter')
  const product = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
  await expect(product.getByText('Low Stock').filter({ visible: true })).toBeVisible()
  await tap(page.getByText('See Prices'))
  await expect(product.getByText('$0.32')).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(2)
})

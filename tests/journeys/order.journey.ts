import { addToCart, expect, fillCheckout, fillDelivery, takeScrewsToCheckout, test } from './fixtures.ts'

test('an order for pickup is placed', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillCheckout(page, { despatch: /Pickup/ })
  await page.getByRole('button', { name: 'Confirm Order' }).click()

  const dialog = page.getByRole('alertdialog', { name: 'Order Placed' })
  await expect(dialog).toContainText(/Order number: \d+/)
  const { committedOrders } = await portal.ledger()
  expect(committedOrders).toHaveLength(1)
  await expect(dialog).toContainText(String(committedOrders[0]?.number))
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expect(page.getByText('Lot 12 carport')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
})

test(
  'a delivery is ordered with the charge and total as shown',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await takeScrewsToCheckout(page)
    await fillDelivery(page)
    const total = await page.getByText('Total inc GST').locator('xpath=following-sibling::*').textContent()
    await page.getByRole('button', { name: 'Confirm Order' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Order Placed' })).toBeVisible()
    const { committedOrders } = await portal.ledger()
    expect(committedOrders).toHaveLength(1)
    expect(committedOrders[0]?.lines).toHaveLength(2)
    expect(total).toBe(`$${((committedOrders[0]?.total ?? 0) / 100).toFixed(2)}`)
  },
)

test('a quote is created for a job', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('link', { name: 'Lot 12 carport' }).click()
  await page.getByRole('button', { name: 'New order for this job' }).click()
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible()
  await takeScrewsToCheckout(page)
  await expect(page.getByRole('textbox', { name: 'Job name' })).toHaveValue('Lot 12 carport')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Job name' })).toHaveValue('Lot 12 carport')
  await fillCheckout(page, { despatch: /Pickup/ })
  await page.getByRole('button', { name: 'Create Quote' }).click()
  const created = page.getByRole('alertdialog', { name: 'Quote Created' })
  await expect(created).toContainText(/Quote number: \d+/)
  await created.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: /^Quote \d+$/, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Lot 12 carport' }).click()
  await expect(page.getByRole('heading', { name: 'Lot 12 carport', level: 1 })).toBeVisible()
  expect((await portal.ledger()).committedOrders.map((order) => order.type)).toEqual(['Quote'])
})

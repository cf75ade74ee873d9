import { addToCart, expect, fillCheckout, fillDelivery, takeScrewsToCheckout, test } from './fixtures.ts'

test.describe('a first order', () => {
  test('for pickup: search, add, check out, Order Placed', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
    await expect(page.getByRole('heading', { name: /^Hi \w+! Welcome to your Trade Portal\.$/ })).toBeVisible()
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
    'for delivery: the order contains exactly one delivery charge',
    { tag: '@gate' },
    async ({ signedIn: page, portal }) => {
      await takeScrewsToCheckout(page)
      await fillDelivery(page)
      await page.getByRole('button', { name: 'Confirm Order' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Order Placed' })).toBeVisible()

      const { committedOrders } = await portal.ledger()
      expect(committedOrders).toHaveLength(1)
      expect(committedOrders[0]?.lines).toHaveLength(2)
    },
  )

  test(
    'as a quote: Quote Created, and the supplier has stored a quote',
    { tag: '@gate' },
    async ({ signedIn: page, portal }) => {
      await takeScrewsToCheckout(page)
      await fillCheckout(page, { despatch: /Pickup/ })
      await page.getByRole('button', { name: 'Create Quote' }).click()
      const created = page.getByRole('alertdialog', { name: 'Quote Created' })
      await expect(created).toContainText(/Quote number: \d+/)
      await created.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('heading', { name: /^Quote \d+$/, level: 1 })).toBeVisible()
      expect((await portal.ledger()).committedOrders.map((order) => order.type)).toEqual(['Quote'])
    },
  )
})

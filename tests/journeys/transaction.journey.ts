import { expect, fillCheckout, seen, test } from './fixtures.ts'

test(
  'B26 B32 a quote is accepted once, and is an order in the list and after a reload',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('radio', { name: 'Quotes' }).click()
    await page.getByRole('searchbox', { name: 'Search orders and quotes' }).fill('300001')
    await page.getByRole('link', { name: '300001', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quote 300001' })).toBeFocused()
    await page.getByRole('button', { name: 'Accept Quote' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quote Acceptance' })
    await dialog.getByRole('textbox', { name: 'Delivery date' }).fill('23/11/2099')
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Go ahead')
    await dialog.getByRole('button', { name: 'Accept Quote' }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: 'Order 300001' })).toBeVisible()
    await expect(seen(page, 'The supplier has made it Order 300001.')).toBeVisible()
    const { acceptedQuotes } = await portal.ledger()
    expect(acceptedQuotes).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Order 300001' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept Quote' })).toBeHidden()
    await page.getByRole('link', { name: 'View orders' }).click()
    const row = page.getByRole('row', { name: /300001/ })
    await expect(row.getByText('Order', { exact: true })).toBeVisible()
  },
)

test('the error page of an order leads back to the list as it was', async ({ signedIn: page, portal }) => {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search orders and quotes' }).fill('300001')
  await expect(page).toHaveURL(/300001/)
  await portal.setFaults({ getTransactionTP: 'forbidden' })
  await page.getByRole('link', { name: '300001', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Request failed' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search orders and quotes' })).toHaveValue('300001')
})

test(
  'the lines of an order are copied to the cart once, and ordered again',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('radio', { name: 'Orders' }).click()
    await page.getByRole('table', { name: 'Orders & Quotes' }).getByRole('row').nth(1).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
    const lines = page.getByRole('table', { name: 'Lines' }).getByRole('row')
    await expect(lines.nth(1)).toBeVisible()
    const copied = (await lines.count()) - 1
    expect(copied).toBeGreaterThan(0)

    await page.getByRole('button', { name: 'Copy to Cart' }).first().dblclick()
    await expect(seen(page, 'Order copied to cart')).toBeVisible()
    const inCart = (await portal.ledger()).cartLines.filter(({ cartId }) => cartId !== 'example-cart')
    expect(inCart).toHaveLength(copied)
    await page.getByRole('link', { name: /^Cart, \d+ items?/ }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await fillCheckout(page, { despatch: /Pickup/ })
    await page.getByRole('button', { name: 'Confirm Order' }).dblclick()
    const placed = page.getByRole('alertdialog', { name: 'Order Placed' })
    await expect(placed).toBeVisible()
    const { committedOrders } = await portal.ledger()
    expect(committedOrders).toHaveLength(1)
    expect(await portal.calls('copyTranToCart')).toBe(1)
    const ordered = committedOrders[0]?.lines.map(({ productId, quantity }) => ({ productId, quantity }))
    expect(ordered).toEqual(inCart.map(({ productId, quantity }) => ({ productId, quantity })))

    await placed.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('link', { name: String(committedOrders[0]?.number), exact: true })).toBeVisible()
  },
)

test('E07 addresses that name no document are not found, and no call is made', async ({ signedIn: page, portal }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getTransactionTP')) asked.push(request.url())
  })
  const wrong = ['constructor/1-0', 'invoices/0-0', 'invoices/-1', 'orders/123']
  for (const path of [...wrong, `orders/${'9'.repeat(201)}-0`]) {
    await page.goto(`${portal.url}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  expect(asked).toEqual([])
})

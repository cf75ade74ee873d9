import { expect, seen, test } from './fixtures.ts'

test('B26 B32 a quote is accepted once, and is an order in the list and after a reload', async ({
  signedIn: page,
  portal,
}) => {
  await page.goto(`${portal.url}/orders/300001-0`)
  await page.getByRole('button', { name: 'Accept Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quote Acceptance' })
  await dialog.getByRole('spinbutton', { name: /^day, Delivery date/ }).click()
  await page.keyboard.type('23112099')
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
})

test('E07 addresses that are no document are not found, and nothing is asked about them', async ({
  signedIn: page,
  portal,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getTransactionTP')) asked.push(request.url())
  })
  const wrong = ['constructor/1-0', 'invoices/0-0', 'invoices/-1-0', 'invoices/１-２', 'orders/123', 'orders/1-0%2f2']
  for (const path of [...wrong, `orders/${'9'.repeat(70)}-0`]) {
    await page.goto(`${portal.url}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  expect(asked).toEqual([])
})

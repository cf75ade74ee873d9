import { expect, seen, storeSession, test } from './fixtures.ts'

test('the last order and a product bought before go to the cart', async ({ signedIn: page, portal }) => {
  const orders = page.getByRole('region', { name: 'Order again' })
  await orders
    .getByRole('button', { name: /^Copy to Cart/ })
    .first()
    .click()
  await expect(seen(page, 'Order copied to cart')).toBeVisible()
  const copied = (await portal.ledger()).cartLines

  await orders.getByRole('link', { name: 'Bought before' }).click()
  await expect(page.getByText('20 of 25 orders read', { exact: true })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Bought before' }).getByRole('listitem')
  const free = rows
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasNotText: 'in cart' })
    .first()
  await free.getByRole('checkbox').check({ force: true })
  await free.getByRole('spinbutton').fill('4')
  await page.getByRole('button', { name: 'Add selected' }).click()
  await expect(seen(page, '1 product added to cart')).toBeVisible()
  const { cartLines } = await portal.ledger()
  expect(cartLines.slice(0, copied.length)).toEqual(copied)
  expect(cartLines.slice(copied.length)).toMatchObject([{ quantity: 4 }])
})

test('B33 products are added once even if the connection drops', async ({ page, portal, supplier }) => {
  await storeSession(page, portal, supplier)
  await page.clock.install()
  await page.goto(`${portal.url}/order-again`)
  await expect(page.getByText('20 of 25 orders read', { exact: true })).toBeVisible()
  await page.getByText(/^Select all \d+ in the usual range$/).click()
  const count = page.getByRole('region', { name: 'Selected products' }).getByText(/^\d+ selected/)
  const selected = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0])
  const add = page.getByRole('button', { name: 'Add selected' })
  await portal.setFaults({ addCartProduct: { fault: 'lost-after-commit', after: 2, times: 1 } })
  await add.click()
  await expect(seen(page, new RegExp(`^2 of ${selected} products added to cart`))).toBeVisible()

  await page.route(/ipFunction=addCartProduct/, async (route) => {
    const sent = await portal.calls('addCartProduct')
    if (sent < 5) await route.continue()
    else
      await page
        .context()
        .setOffline(true)
        .then(() => route.abort())
  })
  await add.click()
  await expect(seen(page, new RegExp(`^3 of ${selected - 2} products added to cart`))).toBeVisible()
  await page.unroute(/ipFunction=addCartProduct/)
  await page.context().setOffline(false)

  // The last call broke off and may still reach the supplier, so this press does not add the product of that call again. It
  // adds all other products.
  await add.click()
  await expect(seen(page, new RegExp(`^${selected - 6} of ${selected - 5} products added to cart`))).toBeVisible()
  await page.clock.fastForward(31_000)
  await add.click()
  await expect(seen(page, '1 product added to cart')).toBeVisible()
  const { cartLines } = await portal.ledger()
  expect(cartLines.filter(({ cartId }) => cartId !== 'example-cart')).toHaveLength(selected)
  expect(await portal.calls('addCartProduct')).toBe(selected)
})

import { expect, fillDelivery, phone, seen, signIn, test } from './fixtures.ts'

test.use({ viewport: phone, isMobile: true })

test(
  'on a phone, by touch: a product and a tally from the catalogue to a delivery that is ordered',
  { tag: '@gate' },
  async ({ page, portal }) => {
    await page.goto(portal.url)
    await signIn(page)
    await page
      .getByRole('link', { name: /^Fixings/ })
      .first()
      .tap()
    await page
      .getByRole('link', { name: /^Screws/ })
      .first()
      .tap()
    const products = page.getByRole('list', { name: 'Products' })
    await expect(products.getByRole('listitem').first()).toBeInViewport()
    await products.getByRole('button', { name: 'Increase quantity' }).first().tap()
    await products.getByRole('button', { name: 'Add to cart' }).first().tap()
    await expect(products.getByText('2 in cart')).toBeVisible()
    await expect(seen(page, 'Added to cart')).toBeHidden()

    await page.goto(`${portal.url}/search?value=TM100009`)
    await products
      .getByRole('button', { name: /^Tally/ })
      .first()
      .tap()
    await page.getByRole('spinbutton', { name: 'Length 1 (m)' }).fill('3.6')
    await page.getByRole('spinbutton', { name: 'Quantity 1' }).fill('4')
    await page.getByRole('button', { name: 'Add to cart' }).last().tap()
    await expect(products.getByText('14.4 m in cart')).toBeVisible()

    await page.getByRole('link', { name: 'Review Cart' }).tap()
    await page.getByRole('link', { name: 'Checkout' }).tap()
    await fillDelivery(page)
    await expect(seen(page, /^Delivery from Parramatta/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Confirm Order' }).tap()
    await expect(page.getByRole('alertdialog', { name: 'Order Placed' })).toBeVisible()
    const { committedOrders } = await portal.ledger()
    expect(committedOrders[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 14.4, 1])
    await page.getByRole('button', { name: 'OK' }).tap()
    await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  },
)

test('on a phone, by touch: an order is found in the list and copied to the cart', async ({ page, portal }) => {
  await page.goto(portal.url)
  await signIn(page)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('link', { name: 'Orders', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders & Quotes' })).toBeFocused()
  await page.getByRole('button', { name: 'Filter' }).tap()
  const filter = page.getByRole('dialog', { name: 'Filter' })
  await filter.getByRole('radio', { name: 'Orders' }).tap()
  await expect(filter.getByRole('radio', { name: 'Orders' })).toBeChecked()
  await filter.getByRole('button', { name: /^Show \d+ orders and quotes$/ }).tap()
  await expect(filter).toBeHidden()
  const cards = page.getByRole('table', { name: 'Orders & Quotes' }).getByRole('row')
  const number = (await cards.nth(3).getByRole('rowheader').textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search orders and quotes' }).fill(number)
  await expect(seen(page, /^1 of \d+ orders and quotes$/)).toBeVisible()
  const card = page.getByRole('row', { name: new RegExp(number) })
  await expect(card).toBeInViewport()
  // Any place on the card works.
  await card.tap({ position: { x: 250, y: 60 } })
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  const copy = page.getByRole('button', { name: 'Copy to Cart' }).last()
  await expect(copy).toBeInViewport()
  await copy.tap()
  await expect(seen(page, 'Order copied to cart')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, \d+ items?/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await portal.calls('copyTranToCart')).toBe(1)
})

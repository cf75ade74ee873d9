import { choose, expect, fillCheckout, seen, signIn, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone, by touch: a product and a tally from the catalogue to a delivery that is ordered', async ({
  page,
  portal,
}) => {
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
  await expect(seen(page, 'Added to cart')).toBeVisible()

  await page.goto(`${portal.url}/search?value=TM100009`)
  await products
    .getByRole('button', { name: /^Tally/ })
    .first()
    .tap()
  await page.getByRole('spinbutton', { name: 'Length 1 (m)' }).fill('3.6')
  await page.getByRole('spinbutton', { name: 'Quantity 1' }).fill('4')
  await page.getByRole('button', { name: 'Add to cart' }).last().tap()
  await expect(products.getByRole('button', { name: /^14\.4 m in cart/ })).toBeVisible()

  await page.getByRole('link', { name: 'Review Cart' }).tap()
  await page.getByRole('link', { name: 'Checkout' }).tap()
  await fillCheckout(page, { despatch: /Delivery to site/ })
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Smith Street')
  await page.getByRole('textbox', { name: 'Suburb' }).fill('Parramatta')
  await choose(page, 'State', /New South Wales/)
  await choose(page, 'Vehicle type', /Ute/)
  await expect(seen(page, /^Delivery from Parramatta/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Order' }).tap()
  await expect(page.getByRole('alertdialog', { name: 'Order Placed' })).toBeVisible()
  const { committedOrders } = await portal.ledger()
  expect(committedOrders[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 14.4, 1])
  await page.getByRole('button', { name: 'OK' }).tap()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
})

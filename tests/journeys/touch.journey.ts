import { expect, fillDelivery, openSignedIn, phone, seen, signIn, test } from './fixtures.ts'

test.use({ viewport: phone, isMobile: true })

test('a product and a tally are ordered by touch on a phone', async ({ page, portal }) => {
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
  await products.getByRole('spinbutton').first().fill('2')
  await products.getByRole('button', { name: 'Add to cart' }).first().tap()
  await expect(products.getByText('2 in cart')).toBeVisible()
  await expect(seen(page, 'Added to cart')).toBeHidden()

  await page.goto(`${portal.url}/search?value=TM100009`)
  await products
    .getByRole('button', { name: /^Tally/ })
    .first()
    .tap()
  await page.getByRole('spinbutton', { name: 'Length (m)' }).fill('3.6')
  await page.getByRole('spinbutton', { name: 'Quantity', exact: true }).fill('4')
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
})

test('adding under one thumb ten times does not move the list', async ({ page, portal }) => {
  await openSignedIn(page, portal)
  await page.goto(`${portal.url}/products/FIXINGS/SCREWS`)
  const products = page.getByRole('list', { name: 'Products' })
  const tops = () =>
    products.getByRole('article').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  const add = products.getByRole('button', { name: 'Add to cart' }).nth(3)
  const { x, y, width, height } = (await add.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const before = await tops()
  for (let presses = 1; presses <= 10; presses += 1) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(products.getByText(`${presses} in cart`, { exact: true })).toBeVisible()
    expect(await tops()).toEqual(before)
  }
})

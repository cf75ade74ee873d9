import { addToCart, expect, seen, test } from './fixtures.ts'

test('a list is saved, copied to the cart, downloaded and deleted', async ({ signedIn: page, portal }) => {
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await page.getByRole('button', { name: 'Save Custom List' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Custom List' })
  await dialog.getByRole('textbox', { name: 'List name' }).fill('Deck: "north" side')
  await dialog.getByRole('button', { name: 'Save list' }).click()
  const own = page.getByRole('region', { name: 'My Custom Lists' })
  await own.getByRole('link', { name: 'View List Deck: "north" side' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deck: "north" side' })).toBeVisible()

  await page.getByRole('button', { name: 'Copy List to Cart' }).dblclick()
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
  expect(await portal.calls('copyCartToCart')).toBe(1)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download List' }).click()
  expect((await downloading).suggestedFilename()).toBe('Deck north side.csv')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(seen(page, 'Custom list deleted')).toBeVisible()
  await expect(own.getByRole('heading', { name: 'Wall frame' })).toBeVisible()
  await expect(own.getByRole('heading', { name: 'Deck: "north" side' })).toHaveCount(0)
})

test('B34 a cart is parked and resumed with every line', async ({ signedIn: page, portal }) => {
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  const ownLines = async () => (await portal.ledger()).cartLines.filter(({ cartId }) => cartId !== 'example-cart')
  const parked = await ownLines()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Park this cart' }).click()
  await page.getByRole('textbox', { name: 'Job' }).fill('12 Smith Street')
  await page.getByRole('dialog').getByRole('button', { name: 'Park this cart' }).click()
  await expect(seen(page, 'Your cart is empty.')).toBeVisible()

  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await page.getByRole('link', { name: 'View List 12 Smith Street (parked)' }).click()
  await portal.setFaults({ copyCartToCart: { fault: 'lost-after-commit', times: 1 } })
  await page.getByRole('button', { name: 'Resume this cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
  // The cart that was parked stays at the supplier, but the portal does not use it any more.
  const goods = [...parked, ...parked].map(({ productId, quantity }) => ({ productId, quantity }))
  expect(await ownLines()).toMatchObject(goods)
  expect(await portal.calls('deleteCustomList')).toBe(1)
})

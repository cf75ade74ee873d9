import { readFile } from 'node:fs/promises'
import { addToCart, expect, seen, signIn, test } from './fixtures.ts'
import { holdBack } from './requests.ts'

test(
  'L04 the cart is saved as a list, viewed, copied to the cart, downloaded and deleted',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await addToCart(page, 'screw')
    await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
    await page.getByRole('button', { name: 'Save Custom List' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Custom List' })
    await dialog.getByRole('textbox', { name: 'List name' }).fill('Deck: "north" side')
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await expect(seen(page, 'Custom list saved')).toBeVisible()

    await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeFocused()
    const own = page.getByRole('region', { name: 'My Custom Lists' })
    await own.getByRole('link', { name: 'View List Deck: "north" side' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deck: "north" side' })).toBeVisible()
    const row = page.getByRole('table', { name: 'Lines of the list' }).getByRole('row').nth(1)
    const sku = (await row.getByRole('cell').nth(1).textContent()) ?? ''

    await page.getByRole('button', { name: 'Copy List to Cart' }).dblclick()
    await expect(seen(page, 'Custom list copied')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
    const { cartLines } = await portal.ledger()
    expect(cartLines).toContainEqual(expect.objectContaining({ productId: sku, quantity: 2 }))
    expect(await portal.calls('copyCartToCart')).toBe(1)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download List' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Deck north side.csv')
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [header, line, ...rest] = bytes.subarray(3).toString('utf8').split('\r\n')
    expect(header).toBe('"SKU","Description","Qty","UOM","Unit Price","Extended Price"')
    expect(line).toMatch(new RegExp(`^"${sku}",".+",1,"\\w+",(\\d+\\.\\d\\d),\\1$`))
    expect(rest).toEqual([])

    await page.getByRole('button', { name: 'Delete list' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
    await expect(seen(page, 'Custom list deleted')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeFocused()
    await expect(own.getByRole('heading', { name: 'Wall frame' })).toBeVisible()
    await expect(own.getByRole('heading', { name: 'Deck: "north" side' })).toHaveCount(0)
  },
)

test('the name of a list is still there after the session has expired at saving', async ({
  signedIn: page,
  portal,
}) => {
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  const open = page.getByRole('button', { name: 'Save Custom List' })
  const name = page.getByRole('textbox', { name: 'List name' })
  await portal.setFaults({ saveCustomList: { fault: 'session-expired', times: 1 } })
  await open.click()
  await name.fill('Deck frame')
  await page.getByRole('button', { name: 'Save list' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page)
  await open.click()
  await expect(name).toHaveValue('Deck frame')
})

test('B26 a list that is being copied cannot be copied again after leaving its page and returning', async ({
  signedIn: page,
  portal,
}) => {
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  const open = page.getByRole('link', { name: 'View List Wall frame' })
  await open.click()
  const end = await holdBack(page, /ipFunction=copyCartToCart/)
  await page.getByRole('button', { name: 'Copy List to Cart' }).click()
  await page.goBack()
  await open.click()
  const copying = page.getByRole('button', { name: 'Copying…' })
  await expect(copying).toBeVisible()
  await copying.press('Enter')
  end('arrive')
  await expect(seen(page, 'Custom list copied')).toBeVisible()
  await expect(page.getByRole('button', { name: 'In cart' })).toBeEnabled()
  expect(await portal.calls('copyCartToCart')).toBe(1)
})

test('a deleted list disappears before the lists are reloaded', async ({ signedIn: page }) => {
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await page.getByRole('link', { name: 'View List Wall frame' }).click()
  await page.getByRole('button', { name: 'Delete list' }).click()
  const end = await holdBack(page, /ipFunction=getCustomLists/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Wall frame' })).toHaveCount(0)
  end('arrive')
  await expect(page.getByRole('heading', { name: 'Wall frame' })).toHaveCount(0)
})

test('B34 a cart is parked, another is begun, and the first is resumed with every line', async ({
  signedIn: page,
  portal,
}) => {
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  const parked = (await portal.ledger()).cartLines.filter(({ cartId }) => cartId !== 'example-cart')
  await page.getByRole('button', { name: 'Park this cart' }).click()
  await page.getByRole('textbox', { name: 'Job' }).fill('12 Smith Street')
  await page.getByRole('dialog').getByRole('button', { name: 'Park this cart' }).click()
  await expect(seen(page, 'Your cart is empty.')).toBeVisible()

  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await page.getByRole('link', { name: 'View List 12 Smith Street (parked)' }).click()
  await portal.setFaults({ copyCartToCart: { fault: 'lost-after-commit', times: 1 } })
  await page.getByRole('button', { name: 'Resume this cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
  const { cartLines } = await portal.ledger()
  const own = cartLines.filter(({ cartId }) => cartId !== 'example-cart')
  expect(own.map(({ productId, quantity }) => [productId, quantity])).toEqual(
    // The cart that was parked stays at the supplier, but the portal does not use it any more.
    [...parked, ...parked].map(({ productId, quantity }) => [productId, quantity]),
  )
  expect(await portal.calls('deleteCustomList')).toBe(1)
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Van stock' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '12 Smith Street (parked)' })).toHaveCount(0)
})

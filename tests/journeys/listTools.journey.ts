import { expect, seen, storeSession, test, type Portal } from './fixtures.ts'

/**
 * The products of the list “Van stock” that the test moves, with their quantities. “Wall frame” already holds the last of
 * them.
 */
const moved = { RF100019: 5, FX100001: 5, RF100054: 3 }

/** The quantity of each moved product in one list. */
async function goodsOf(portal: Portal, listId: string): Promise<Record<string, number>> {
  const { listLines } = await portal.ledger()
  const lines = listLines.filter(({ cartId, productId }) => cartId === listId && productId in moved)
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))
}

/** The operation whose answer is lost, and after how many of its calls. */
const drops = [
  ['addCartProduct', { fault: 'lost-after-commit', after: 1, times: 1 }],
  ['deleteCartProduct', { fault: 'lost-before-commit', after: 1, times: 2 }],
] as const

for (const [operation, drop] of drops)
  test(`B35 lines are moved once if a call of ${operation} is lost`, async ({ page, portal, supplier }) => {
    await storeSession(page, portal, supplier)
    await page.clock.install()
    await page.goto(`${portal.url}/custom-lists/van-stock`)
    for (const name of [/1800 mm Clear/, /Joist Hanger/, /Roll Top Ridge/])
      await page.getByRole('row', { name }).getByRole('checkbox').check({ force: true })
    await page.getByRole('button', { name: 'Copy or move' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'List' }).selectOption('Wall frame')
    await dialog.getByRole('radio', { name: /^They leave this list/ }).check({ force: true })
    await portal.setFaults({ [operation]: drop })
    const button = dialog.getByRole('button', { name: /^Move \d+ lines?$/ })
    for (let press = 0; press < 8 && (await dialog.isVisible()); press += 1) {
      await button.click()
      await expect(button.or(seen(page, /^\d+ lines? moved$/)).first()).toBeVisible()
      const [from, to] = [await goodsOf(portal, 'van-stock'), await goodsOf(portal, 'example-list')]
      for (const [productId, quantity] of Object.entries(moved)) {
        const before = productId === 'RF100054' ? 3 : 0
        // The move has added each product to “Wall frame” once, or left it in “Van stock”.
        expect([before, before + quantity]).toContain(to[productId] ?? 0)
        expect(to[productId] === before + quantity || from[productId] === quantity).toBe(true)
      }
      await page.clock.fastForward(31_000)
    }
    await expect(dialog).toBeHidden()
    expect(await goodsOf(portal, 'van-stock')).toEqual({})
    expect(await goodsOf(portal, 'example-list')).toEqual({ ...moved, RF100054: 6 })
  })

import type { FaultName } from '@trade-portal/mocks'
import { expect, seen, storeSession, test, type Portal } from './fixtures.ts'

/**
 * The products of the list “Van stock” that the test moves, with their quantities. “Wall frame” already holds the last of
 * them.
 */
const moved = { RF100019: 5, FX100001: 5, RF100054: 3 }

/** How many of each moved product one list holds. */
async function held(portal: Portal, listId: string): Promise<Record<string, number>> {
  const { listLines } = await portal.ledger()
  const lines = listLines.filter(({ cartId, productId }) => cartId === listId && productId in moved)
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))
}

const faults: readonly FaultName[] = [
  'lost-before-commit',
  'lost-after-commit',
  'unavailable-after-commit',
  'network-failure',
]

/** The gate runs one trial, and `test:all` runs all. */
for (const seed of Array.from({ length: 30 }, (_, index) => index)) {
  test(
    `B35 lines are moved to another list once, although the line drops in the middle, trial ${seed}`,
    { tag: seed === 1 ? '@gate' : '@trial' },
    async ({ page, portal, supplier }) => {
      await storeSession(page, portal, supplier)
      await page.clock.install()
      await page.goto(`${portal.url}/custom-lists/van-stock`)
      for (const name of [/1800 mm Clear/, /Joist Hanger/, /Roll Top Ridge/])
        await page.getByRole('row', { name }).getByRole('checkbox').check({ force: true })
      await page.getByRole('button', { name: 'Copy or move' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'List' }).selectOption('Wall frame')
      await dialog.getByRole('radio', { name: /^They leave this list/ }).check({ force: true })
      const fault = faults[seed % faults.length] ?? 'network-failure'
      const dropped = { fault, after: Math.floor(seed / 2) % 3, times: 1 + (seed % 3) }
      await portal.setFaults(seed % 2 === 0 ? { addCartProduct: dropped } : { deleteCartProduct: dropped })
      const button = dialog.getByRole('button', { name: /^Move \d+ lines?$/ })
      for (let press = 0; press < 8 && (await dialog.isVisible()); press += 1) {
        await button.click()
        await expect(button.or(seen(page, /^\d+ lines? moved$/)).first()).toBeVisible()
        const [from, to] = [await held(portal, 'van-stock'), await held(portal, 'example-list')]
        for (const [productId, quantity] of Object.entries(moved)) {
          const before = productId === 'RF100054' ? 3 : 0
          // The move has added each product to “Wall frame” once, or left it in “Van stock”.
          expect([before, before + quantity]).toContain(to[productId] ?? 0)
          expect(to[productId] === before + quantity || from[productId] === quantity).toBe(true)
        }
        await page.clock.fastForward(31_000)
      }
      await expect(dialog).toBeHidden()
      expect(await held(portal, 'van-stock')).toEqual({})
      expect(await held(portal, 'example-list')).toEqual({ ...moved, RF100054: 6 })
    },
  )
}

test(
  'a colleague is asked to approve a cart, whose list has every line',
  { tag: '@gate' },
  async ({ page, portal, supplier }) => {
    await storeSession(page, portal, supplier, [
      { productId: 'FX100001', quantity: 4 },
      { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
    ])
    await portal.setFaults({ saveCustomList: { fault: 'lost-after-commit', times: 1 } })
    await page.goto(`${portal.url}/cart`)
    await page.getByRole('button', { name: 'Please approve' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Colleague' }).selectOption({ index: 1 })
    await dialog.getByRole('textbox', { name: 'Job' }).fill('12 Smith Street')
    const sent = page.waitForRequest(/ipFunction=sendEmailMessage/)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(seen(page, 'Request for approval sent')).toBeVisible()
    const text = (await sent).postData() ?? ''
    await page.goto(/http[^"\\]+\/custom-lists\/[^"\\]+/.exec(text)?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1, name: '12 Smith Street (to approve)' })).toBeVisible()
    await expect(page.getByText('2 lines', { exact: true })).toBeVisible()
  },
)

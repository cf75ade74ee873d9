import type { Page } from '@playwright/test'
import { expect, seen, test } from './fixtures.ts'
import { Hand } from './hand.ts'

const lines = [
  ['FX100017', '12'],
  ['FX100018', '8'],
  ['FX100019', '6'],
  ['FX100020', '24'],
  ['FX100021', '4'],
  ['FX100022', '10'],
  ['FX100023', '2'],
  ['FX100024', '16'],
  ['FX100025', '5'],
  ['FX100026', '3'],
] as const

async function signIn(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('textbox', { name: 'Username' }))
  await hand.type('demo-admin')
  await hand.key('Tab')
  await hand.type('sandbox')
  await hand.key('Enter')
}

/** Types a product's code and its quantity; Enter adds it. */
async function addLine(page: Page, hand: Hand, [code, quantity]: (typeof lines)[number]): Promise<void> {
  const isOnResults = new URL(page.url()).pathname === '/search'
  if (isOnResults) await hand.press(page.getByRole('button', { name: /^Clear/ }).first())
  else await hand.press(page.getByRole('button', { name: 'Search', exact: true }).first())
  await hand.type(code)
  await hand.key('Enter')
  await hand.press(page.getByRole('listitem').filter({ hasText: code }).getByRole('spinbutton'))
  await hand.type(quantity)
  await hand.key('Enter')
  await expect(seen(page, `${quantity} in cart`)).toBeVisible()
}

async function order(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: /^Cart, / }))
  await hand.press(page.getByRole('link', { name: 'Checkout' }))
  await hand.press(page.getByRole('radio', { name: 'Pickup from branch' }))
  await hand.press(page.getByRole('textbox', { name: 'Job name' }))
  await hand.type('Lot 12')
  await hand.press(page.getByRole('button', { name: 'Tomorrow, Required date' }))
  await hand.press(page.getByRole('button', { name: 'Confirm Order' }))
  await expect(page.getByRole('alertdialog', { name: 'Order Placed' })).toBeVisible()
}

for (const width of [360, 1280]) {
  test.describe(`an experienced customer, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('orders ten lines from search with at most 40 presses', async ({ page, portal }) => {
      await page.goto(portal.url)
      const hand = new Hand(page)
      await signIn(page, hand)
      for (const line of lines) await addLine(page, hand, line)
      const inCart = hand.presses
      await order(page, hand)
      expect(hand.presses - inCart).toBeLessThanOrEqual(8)
      test.info().annotations.push({ type: 'work', description: hand.summary() })
      const [placed] = (await portal.ledger()).committedOrders
      expect(placed?.lines.map(({ productId, quantity }) => [productId, String(quantity)])).toEqual(lines)
      expect(hand.presses).toBeLessThanOrEqual(40)
    })

    test('fills the cart with ten lines from paper with at most 4 presses and in 35 seconds', async ({
      page,
      portal,
    }) => {
      await page.goto(portal.url)
      await signIn(page, new Hand(page))
      const hand = new Hand(page)
      await hand.press(page.getByRole('searchbox', { name: 'Add by code' }))
      for (const [code, quantity] of lines) {
        await hand.type(`${code} ${quantity}`)
        await hand.key('Enter')
        await expect(page.getByRole('searchbox', { name: 'Code or name, and quantity' })).toBeFocused()
        await expect(page.getByRole('searchbox', { name: 'Code or name, and quantity' })).toHaveValue('')
      }
      await hand.press(page.getByRole('button', { name: 'Add 10 to cart' }).filter({ visible: true }))
      await expect(seen(page, '10 lines added to cart').first()).toBeVisible()
      test.info().annotations.push({ type: 'work', description: hand.summary() })
      const { cartLines } = await portal.ledger()
      // The page lists and adds the newest line first.
      const added = cartLines.slice(-10).map(({ productId, quantity }) => [productId, String(quantity)])
      expect(added.toReversed()).toEqual(lines)
      expect(hand.presses).toBeLessThanOrEqual(4)
      expect(hand.seconds()).toBeLessThanOrEqual(35)
    })

    test('orders a custom list of twelve lines with at most 20 presses', async ({ page, portal }) => {
      await page.goto(portal.url)
      const hand = new Hand(page)
      await signIn(page, hand)
      if (width === 360) await hand.press(page.getByRole('button', { name: /menu/i }))
      await hand.press(page.getByRole('link', { name: 'Custom Lists' }))
      await hand.press(page.getByRole('link', { name: 'Wall frame', exact: true }))
      await hand.press(page.getByRole('button', { name: 'Copy List to Cart' }))
      await expect(page.getByRole('link', { name: /^Cart, 1?\d/ })).toBeVisible()
      const inCart = hand.presses
      await order(page, hand)
      expect(hand.presses - inCart).toBeLessThanOrEqual(8)
      test.info().annotations.push({ type: 'work', description: hand.summary() })
      const [placed] = (await portal.ledger()).committedOrders
      expect(placed?.lines).toHaveLength(12)
      expect(hand.presses).toBeLessThanOrEqual(20)
    })
  })
}

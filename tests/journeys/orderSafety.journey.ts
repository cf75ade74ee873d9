import type { Page } from '@playwright/test'
import {
  expect,
  homeHeading,
  openCopy,
  seen,
  signIn,
  signOutAnyway,
  signOutQuestionLoaded,
  test,
  type Portal,
} from './fixtures.ts'
import { holdBack } from './requests.ts'

const confirmOrder = (page: Page) => page.getByRole('button', { name: 'Confirm Order' })

const operationsAt = async (portal: Portal) => (await portal.ledger()).requests.map(({ name }) => name)

const placed = (page: Page) => page.getByRole('alertdialog', { name: 'Order Placed' })

// This server keeps the lines of an ordered cart, so only the portal can prevent a second order.
test.describe('no order is placed twice', () => {
  test('B01 a double click on Confirm Order commits one order', async ({ atCheckout: page, portal }) => {
    const confirm = confirmOrder(page)
    await confirm.dblclick()
    await expect(placed(page)).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(1)
  })

  test('B01 twenty clicks commit one order', { tag: '@gate' }, async ({ atCheckout: page, portal }) => {
    const confirm = confirmOrder(page)
    await confirm.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 20; click += 1) button.click()
    })
    await expect(placed(page)).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(1)
  })

  test('B02 pressing Confirm Order and Create Quote at the same time sends one request', async ({
    atCheckout: page,
    portal,
  }) => {
    const confirm = confirmOrder(page)
    const quote = await page.getByRole('button', { name: 'Create Quote' }).elementHandle()
    await confirm.evaluate((button: HTMLElement, other) => {
      button.click()
      if (other instanceof HTMLElement) other.click()
    }, quote)
    await expect(page.getByRole('alertdialog', { name: /Order Placed|Quote Created/ })).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(1)
  })

  test(
    'B05 after a lost response the portal checks the order list and does not send again',
    { tag: '@gate' },
    async ({ atCheckout: page, portal }) => {
      await portal.setFaults({ processComplete: { fault: 'lost-after-commit', times: 1 } })
      await confirmOrder(page).click()
      const failure = page.getByRole('alertdialog', { name: 'Error' })
      await expect(failure).toContainText('Something went wrong.')
      await expect(failure).toContainText('check Orders before trying again')
      await failure.getByRole('button', { name: 'OK' }).click()

      await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
      await page.getByRole('button', { name: 'Check now' }).click()
      await expect(seen(page, /Order \d+ was placed\./)).toBeVisible()
      await expect(seen(page, 'Your cart is empty.')).toBeVisible()
      expect((await portal.ledger()).committedOrders).toHaveLength(1)
    },
  )

  test('B04 an order that never reached the supplier can be sent again, by the customer and after a question', async ({
    atCheckout: page,
    portal,
  }) => {
    await portal.setFaults({ processComplete: { fault: 'lost-before-commit', times: 1 } })
    await page.clock.install()
    const confirm = confirmOrder(page)
    await confirm.click()
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(seen(page, /may still arrive. Wait for it. We look for it again at/)).toBeVisible()

    const dialog = page.getByRole('alertdialog', { name: 'Order the same goods again?' })
    const unlock = dialog.getByRole('button', { name: 'Let me order again' })
    await page.getByRole('button', { name: 'Order again…' }).click()
    await expect(unlock).toBeDisabled()
    await dialog.getByRole('button', { name: 'Wait' }).click()

    // During these ten minutes, the portal looks for the order several times but does not send it again.
    await page.clock.fastForward('10:05')
    await expect(seen(page, /still not in the list of orders after ten minutes/)).toBeVisible()
    await expect(confirm).toBeDisabled()
    expect((await portal.ledger()).committedOrders).toHaveLength(0)

    await page.getByRole('button', { name: 'Order again…' }).click()
    await unlock.click()
    await expect(seen(page, /^You can order again now/)).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(0)
    await confirm.click()
    await expect(placed(page)).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(1)
  })

  test('B05 a placed order whose answer was lost is found without a press', async ({ atCheckout: page, portal }) => {
    await portal.setFaults({ processComplete: { fault: 'lost-after-commit', times: 1 } })
    await page.clock.install()
    await confirmOrder(page).click()
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click()
    await page.getByRole('link', { name: /home$/ }).click()
    await page.clock.fastForward('00:11')
    await expect(seen(page, /Order \d+ was placed\./)).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(1)
  })

  test('A04 B05 an order with unknown outcome is still known after the session expires', async ({
    atCheckout: page,
    portal,
  }) => {
    await portal.setFaults({ processComplete: 'lost-after-commit' })
    await confirmOrder(page).click()
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click()
    await portal.setFaults({ getCustomerTransactions: { fault: 'session-expired', times: 1 } })
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(seen(page, /session has expired/i)).toBeVisible()
    // The portal looks for the order right after signing in. The fault makes this search fail.
    await portal.setFaults({ getCustomerTransactions: 'forbidden' })
    await signIn(page)
    await expect(seen(page, 'We do not know whether your order was placed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
    await portal.setFaults({})
    // Reloads the page instead of pressing Check now, because the portal looks again by itself and might remove the button
    // first.
    await page.reload()
    await expect(seen(page, /Order \d+ was placed\./)).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(1)
  })

  test.describe('with a server that empties the cart after an order', () => {
    test.use({ orderedCarts: 'emptied' })

    test('B05 a request that the browser repeats by itself is not reported as refused', async ({
      atCheckout: page,
      portal,
    }) => {
      await portal.setFaults({ processComplete: { fault: 'reset-after-commit', times: 1 } })
      await confirmOrder(page).click()
      const dialog = page.getByRole('alertdialog', { name: /Order Placed|Error/ })
      await expect(dialog).toBeVisible()
      // The browser may or may not repeat the request. In both cases the portal must not say that no order was placed.
      await expect(dialog).toContainText(/Order number: \d+|We do not know whether it was placed/)
      expect((await portal.ledger()).committedOrders).toHaveLength(1)
    })
  })

  test(
    'B06 after a gateway error the outcome is unknown, not failed',
    { tag: '@gate' },
    async ({ atCheckout: page, portal }) => {
      await portal.setFaults({ processComplete: { fault: 'unavailable-after-commit', times: 1 } })
      await confirmOrder(page).click()
      await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText(
        'We do not know whether it was placed',
      )
      expect((await portal.ledger()).committedOrders).toHaveLength(1)
    },
  )

  test(
    'B07 an order pressed while offline is not sent on reconnect',
    { tag: '@gate' },
    async ({ atCheckout: page, portal, context }) => {
      // The validation rules and the dialogs are loaded after the form.
      await page.waitForLoadState('networkidle')
      await page.clock.install()
      await context.setOffline(true)
      await confirmOrder(page).click()
      const failure = page.getByRole('alertdialog', { name: 'Error' })
      await expect(failure).toContainText('Nothing was sent.')
      await failure.getByRole('button', { name: 'OK' }).click()
      await context.setOffline(false)
      await page.clock.runFor(10_000)
      // Once this page is loaded, all earlier requests are in the ledger.
      await page.goto(`${portal.url}/orders`)
      await expect(page.getByRole('table')).toBeVisible()
      expect((await portal.ledger()).committedOrders).toHaveLength(0)
    },
  )

  test('B08 an order pressed while offline is not sent after signing out and reconnecting', async ({
    atCheckout: page,
    portal,
    context,
  }) => {
    await signOutQuestionLoaded(page)
    await page.clock.install()
    await context.setOffline(true)
    await confirmOrder(page).click()
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click()
    await signOutAnyway(page)
    await context.setOffline(false)
    await page.clock.runFor(10_000)
    // Once this sign-in has succeeded, all earlier requests are in the ledger.
    await signIn(page)
    await expect(homeHeading(page)).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(0)
  })

  test(
    'B11 a reload after success shows an empty cart and does not order again',
    { tag: '@gate' },
    async ({ atCheckout: page, portal }) => {
      await confirmOrder(page).click()
      await expect(placed(page)).toBeVisible()
      await page.reload()
      await expect(seen(page, /Order \d+ was placed\./)).toBeVisible()
      await expect(seen(page, 'Your cart is empty.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Confirm Order' })).toHaveCount(0)
      expect((await portal.ledger()).committedOrders).toHaveLength(1)
    },
  )

  test('B13 returning to the checkout after completion shows an empty cart', async ({ atCheckout: page, portal }) => {
    await confirmOrder(page).click()
    await placed(page).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
    await page.goto(`${portal.url}/checkout`)
    await expect(seen(page, 'Your cart is empty.')).toBeVisible()
    expect((await portal.ledger()).committedOrders).toHaveLength(1)
  })

  test(
    'B19 a cart that changed elsewhere is shown before it is sent',
    { tag: '@gate' },
    async ({ atCheckout: page, portal }) => {
      const confirm = confirmOrder(page)
      const other = await openCopy(page, portal, true)
      await other.goto(`${portal.url}/cart`)
      await other
        .getByRole('button', { name: /^Increase/ })
        .first()
        .click()
      await expect(other.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
      // The tab shows a change before it sends the change. If the tab closed in between, the change would never be sent.
      await expect.poll(() => operationsAt(portal)).toContain('updateCartProduct')
      await other.close()

      await confirm.click()
      const changes = page.getByRole('dialog', { name: 'Your cart has changed' })
      await expect(changes.getByText('quantity was 1, now 2')).toBeVisible()
      expect((await portal.ledger()).committedOrders).toHaveLength(0)
      await changes.getByRole('button', { name: 'Keep it' }).click()
      await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
      await confirm.click()
      await expect(placed(page)).toBeVisible()
    },
  )

  test(
    'B19 another tab cannot change the cart while it is being ordered',
    { tag: '@gate' },
    async ({ atCheckout: page, portal }) => {
      const confirm = confirmOrder(page)
      const other = await openCopy(page, portal)
      await other.goto(`${portal.url}/cart`)
      const increase = other.getByRole('button', { name: /^Increase/ }).first()
      await expect(increase).toBeVisible()
      const endOrder = await holdBack(page, /ipFunction=processComplete/)
      await page.bringToFront()
      await confirm.click()
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
      await other.bringToFront()
      await increase.click()
      await expect(seen(other, 'Your cart is being ordered in another tab. This waits for the order.')).toBeVisible()
      endOrder('arrive')
      // Waits for both at once, because they appear together and the message disappears by itself.
      await Promise.all([
        expect(placed(page)).toBeVisible(),
        expect(seen(other, 'Your cart has been ordered, so this was not done.')).toBeVisible(),
      ])
      expect(await operationsAt(portal)).not.toContain('updateCartProduct')
      const [order] = (await portal.ledger()).committedOrders
      expect(order?.lines.map(({ quantity }) => quantity)).toEqual([1])
    },
  )
})

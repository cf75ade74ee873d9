import { fillCheckout } from '../fixtures.ts'
import type { Scenario } from './playTrial.ts'

const preparing = { getCustomerTransactions: 300, getCartContents: 60, processComplete: 60 } as const

/** The cart changes while its order is pending. */
export const changedCarts: readonly Scenario[] = [
  {
    name: 'B19 the cart changes elsewhere while the list of orders is read',
    comparesShown: true,
    play: async ({ stage, customer, page, timing }) => {
      // Delays the list of orders, so that the change arrives before the portal reads the cart, even on a slow machine. A
      // later change would be ordered too, because the supplier orders the cart as it is.
      stage.setLatency({ ...preparing, getCustomerTransactions: 2000 })
      const reads = page.waitForRequest(/ipFunction=getCustomerTransactions/)
      await customer.confirm(page)
      await reads
      await page.waitForTimeout(timing.between(0, 200))
      await stage.changeElsewhere(customer.cartId)
      stage.setLatency(preparing)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'B19 the customer changes the cart on the page while it is ordered',
    comparesShown: true,
    play: async ({ stage, customer, page, timing }) => {
      stage.setLatency({ ...preparing, getCustomerTransactions: 1000 })
      await customer.confirm(page)
      await page
        .getByRole('link', { name: /^Cart, 1 item/ })
        .first()
        .click()
      const more = page.getByRole('button', { name: /^Increase/ }).first()
      await page.waitForTimeout(timing.between(0, 500))
      // A failure is ignored, because the page may block changes while it orders.
      await more.click({ timeout: 1000 }).catch(() => undefined)
      // Waits until the cart is ordered or refused, for slow machines too.
      const refusal = page.getByRole('alertdialog', { name: 'Error' })
      for (let round = 0; round < 200 && stage.ordered(customer.cartId).length === 0; round += 1) {
        if (await refusal.isVisible()) break
        await page.waitForTimeout(50)
      }
      if (stage.ordered(customer.cartId).length > 0) return
      const tab = await customer.openTab('/checkout')
      await fillCheckout(tab, { despatch: /Pickup/ })
      await customer.retryUntilPlaced(tab)
    },
  },
  {
    name: 'B19 another tab changes the cart while it is ordered',
    comparesShown: true,
    play: async ({ stage, customer, page, timing }) => {
      const other = await customer.openTab('/cart')
      const more = other.getByRole('button', { name: /^Increase/ }).first()
      await more.waitFor()
      stage.setLatency(preparing)
      const reads = page.waitForRequest(/ipFunction=getCustomerTransactions/)
      await customer.confirm(page)
      await reads
      await other.waitForTimeout(timing.between(0, 400))
      await more.click({ timeout: 1000 }).catch(() => undefined)
      await customer.retryUntilPlaced(page)
    },
  },
]

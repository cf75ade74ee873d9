import { fillCheckout } from '../fixtures.ts'
import { confirmButton } from './customer.ts'
import type { Scenario } from './playTrial.ts'

export const presses: readonly Scenario[] = [
  {
    name: 'B01 a double click on Confirm Order',
    play: async ({ customer, page, timing }) => {
      const gap = timing.oneOf([0, 10, 50, 100, 500])
      await customer.confirm(page)
      await page.waitForTimeout(gap)
      await confirmButton(page)
        .click({ force: true, timeout: 500 })
        .catch(() => undefined)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'B01 many clicks in a row',
    play: async ({ customer, page, timing }) => {
      const clicks = timing.between(3, 30)
      await customer.confirm(page)
      await confirmButton(page)
        .evaluate(
          (button: HTMLElement, times) => {
            for (let click = 0; click < times; click += 1) button.click()
          },
          clicks,
          { timeout: 500 },
        )
        .catch(() => undefined)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'B02 Confirm Order and Create Quote, in either order',
    play: async ({ customer, page, timing }) => {
      const names = timing.oneOf([
        ['Confirm Order', 'Create Quote'],
        ['Create Quote', 'Confirm Order'],
      ])
      const gap = timing.between(0, 50)
      await page.evaluate(
        ([[first, second], wait]) => {
          const buttonOf = (name: string | undefined) =>
            [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
          const [one, other] = [buttonOf(first), buttonOf(second)]
          one?.click()
          if (wait === 0) other?.click()
          else setTimeout(() => other?.click(), wait)
        },
        [names, gap] as const,
      )
      await page.waitForTimeout(gap)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'B03 Enter in a field and clicks in the same tick',
    play: async ({ customer, page, timing }) => {
      const clicks = timing.between(1, 4)
      await page.getByRole('textbox', { name: 'Contact phone' }).press('Enter')
      await confirmButton(page).evaluate((button: HTMLElement, times) => {
        for (let click = 0; click < times; click += 1) button.click()
      }, clicks)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'H11 a double click where React runs effects twice (StrictMode)',
    isStrict: true,
    play: async ({ customer, page, timing }) => {
      await customer.confirm(page)
      await page.waitForTimeout(timing.between(0, 100))
      await confirmButton(page)
        .click({ force: true, timeout: 500 })
        .catch(() => undefined)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'G04 two tabs confirm the same cart',
    play: async ({ customer, page, timing }) => {
      const other = await customer.openTab('/checkout')
      await fillCheckout(other, { despatch: /Pickup/ })
      const gap = timing.between(0, 500)
      await Promise.all([
        // A failed click is ignored, because the button of one tab is disabled as soon as the other tab has sent the order.
        customer.confirm(page).catch(() => undefined),
        other
          .waitForTimeout(gap)
          .then(() => customer.confirm(other))
          .catch(() => undefined),
      ])
      // Retries in one tab and then in the other, because a customer sees one tab at a time.
      await customer.retryUntilPlaced(page)
      await customer.retryUntilPlaced(other)
    },
  },
]

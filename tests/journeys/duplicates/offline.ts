import { fillCheckout, signOutAnyway, signOutQuestionLoaded } from '../fixtures.ts'
import type { Scenario, Trial } from './playTrial.ts'

/** Presses Confirm Order without a network, and closes the Error dialog. */
async function pressOffline({ stage, customer, page, timing }: Trial): Promise<void> {
  await stage.context.setOffline(true)
  await customer.confirm(page)
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'OK' }).click()
  await page.waitForTimeout(timing.between(0, 300))
}

/**
 * Restores the network.
 * @throws Error if an order is then placed without a press.
 */
async function reconnect({ stage, customer, page, timing }: Trial): Promise<void> {
  await stage.context.setOffline(false)
  await page.waitForTimeout(timing.between(200, 800))
  if (stage.ordered(customer.cartId).length > 0) throw new Error('Ordered by itself after the reconnect')
}

/** The customer presses while there is no network. */
export const offline: readonly Scenario[] = [
  {
    name: 'B07 pressed while offline, then online',
    play: async (trial) => {
      await pressOffline(trial)
      await reconnect(trial)
      await trial.customer.retryUntilPlaced(trial.page)
    },
  },
  {
    name: 'B08 pressed while offline, signed out, then online',
    play: async (trial) => {
      const { customer, page } = trial
      await signOutQuestionLoaded(page)
      await pressOffline(trial)
      await signOutAnyway(page)
      await reconnect(trial)
      await customer.signInAgain()
      const tab = await customer.openTab('/checkout')
      await fillCheckout(tab, { despatch: /Pickup/ })
      await customer.confirm(tab)
      await customer.retryUntilPlaced(tab)
    },
  },
]

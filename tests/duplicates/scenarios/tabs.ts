import { fillCheckout } from '../../journeys/fixtures.ts'
import type { Scenario } from '../scenario.ts'

export const tabs: readonly Scenario[] = [
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

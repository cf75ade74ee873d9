import { Banner } from '@trade-portal/design-system'
import { StartNewCartButton } from '../trade/cart/StartNewCartButton.tsx'

/** For a cart that the supplier refuses to show. Another device may have replaced it, but only the customer may abandon it. */
export function StartNewCart() {
  return (
    <Banner tone="neutral" action={<StartNewCartButton />}>
      If this goes on, you can start a new, empty cart. What is in this one is then given up.
    </Banner>
  )
}

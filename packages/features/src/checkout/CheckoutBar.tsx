import { CartBar } from '../shared/cart/CartBar.tsx'
import { useSettings } from '../shared/settings/useConfiguration.ts'
import type { CheckoutSummaryProps } from './CheckoutSummary.tsx'
import { SendButton } from './SendButton.tsx'

/** On a phone: the total and Confirm Order, at the lower edge of the window. */
export function CheckoutBar({ lines, ...sending }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  return (
    <CartBar
      label="Order"
      lines={lines}
      price={showsCheckoutPrices ? 'total' : 'hidden'}
      action={<SendButton type="Order" {...sending} />}
    />
  )
}

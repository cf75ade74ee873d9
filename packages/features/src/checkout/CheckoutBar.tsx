import { CartBar } from '../trade/cart/CartBar.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import type { CheckoutSummaryProps } from './CheckoutSummary.tsx'
import { deliveryRow } from './deliveryRow.ts'
import { OrderButton } from './OrderButton.tsx'

/** On a phone: the total and Confirm Order, at the lower edge of the window. */
export function CheckoutBar({ lines, delivery, ...sending }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  return (
    <CartBar
      label="Order"
      lines={lines}
      delivery={deliveryRow(delivery)}
      price={showsCheckoutPrices ? 'total' : 'hidden'}
      hidesItems={!showsCheckoutPrices}
      action={<OrderButton type="Order" {...sending} />}
    />
  )
}

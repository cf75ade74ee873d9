import { CartBar } from '../trade/cart/CartBar.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { type CheckoutSummaryProps, deliveryRow } from './CheckoutSummary.tsx'
import { OrderButton } from './OrderButton.tsx'

/** The bar at the lower edge of a phone: the total and Confirm Order. */
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

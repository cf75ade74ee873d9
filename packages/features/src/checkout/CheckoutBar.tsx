import { CartBar } from '../shared/cart/CartBar.tsx'
import { useSettings } from '../shared/settings/useConfiguration.ts'
import { useTaxWords } from '../shared/settings/useTaxWords.ts'
import type { CheckoutSummaryProps } from './CheckoutSummary.tsx'
import { SendButton } from './SendButton.tsx'

/** On a phone: the total and Confirm Order, at the lower edge of the window. */
export function CheckoutBar({ lines, ...sending }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  const { isTaxMode, tax, cartTax } = useTaxWords()
  // In tax mode the total is known only once the order is created.
  const price = isTaxMode
    ? ({ of: 'subtotal', words: cartTax } as const)
    : ({ of: 'total', words: `inc ${tax}` } as const)
  return (
    <CartBar
      label="Order"
      lines={lines}
      price={showsCheckoutPrices ? price : undefined}
      action={<SendButton type="Order" {...sending} />}
    />
  )
}

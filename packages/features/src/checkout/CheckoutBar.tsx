import { Money, SummaryBar, Text } from '@trade-portal/design-system'
import { cartTotals } from '../shared/cart/cartTotals.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'
import { useTaxWords } from '../shared/settings/useTaxWords.ts'
import type { CheckoutSummaryProps } from './CheckoutSummary.tsx'
import { SendButton } from './SendButton.tsx'

/** On a phone: the total and Confirm Order, at the lower edge of the window. */
export function CheckoutBar({ lines, ...sending }: CheckoutSummaryProps) {
  const { showsCheckoutPrices } = useSettings()
  const { isTaxMode, tax } = useTaxWords()
  const { items, subtotal, total } = cartTotals(lines)
  // In tax mode the total is known only once the order is created.
  const amount = isTaxMode ? subtotal : total
  const count = items === 1 ? '1 item' : `${items} items`
  const isPriced = showsCheckoutPrices && amount !== null
  return (
    <SummaryBar label="Order" action={<SendButton type="Order" {...sending} />}>
      <Text as="div" size="small" tone="subdued">
        {isPriced ? `${count} · ${isTaxMode ? 'ex' : 'inc'} ${tax}` : count}
      </Text>
      {isPriced && (
        <Text as="div" size="large">
          <Money amount={amount} emphasis="strong" />
        </Text>
      )}
    </SummaryBar>
  )
}

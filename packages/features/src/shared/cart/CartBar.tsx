import { Money, SummaryBar, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import type { ReactNode } from 'react'
import { cartTotals, itemCount, type CartTotals } from './cartTotals.ts'

export interface CartBarProps {
  /** Names the bar for screen readers. */
  readonly label: string
  readonly lines: readonly CartLine[]
  /** Which amount is shown, and what it includes; undefined where prices are hidden. */
  readonly price: { readonly of: keyof Pick<CartTotals, 'subtotal' | 'total'>; readonly words: string } | undefined
  readonly action: ReactNode
}

/** On a phone: what the cart holds and costs, and the next step, at the lower edge of the window. */
export function CartBar({ label, lines, price, action }: CartBarProps) {
  const totals = cartTotals(lines)
  const amount = price ? totals[price.of] : null
  const notes = [
    itemCount(totals.items),
    ...(price && amount !== null ? [price.words] : []),
    ...(price && totals.unpriced > 0 ? [`${totals.unpriced} on request`] : []),
  ]
  return (
    <SummaryBar label={label} action={action}>
      <Text as="div" size="small" tone="subdued">
        {notes.join(' · ')}
      </Text>
      {amount !== null && (
        <Text as="div" size="large">
          <Money amount={amount} emphasis="strong" />
        </Text>
      )}
    </SummaryBar>
  )
}

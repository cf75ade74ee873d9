import { ButtonLink, Money, SummaryBar, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useTaxWords } from '../settings/useTaxWords.ts'
import { cartTotals } from './cartTotals.ts'

export interface CartBarProps {
  readonly lines: readonly CartLine[]
  readonly showsPrice: boolean
  /** Where the action leads, and its words. */
  readonly href: string
  readonly action: string
}

/** On a phone: what the cart holds and costs, and the next step, at the lower edge of the window. */
export function CartBar({ lines, showsPrice, href, action }: CartBarProps) {
  const { tax } = useTaxWords()
  const { items, subtotal } = cartTotals(lines)
  const count = items === 1 ? '1 item' : `${items} items`
  const isPriced = showsPrice && subtotal !== null
  return (
    <SummaryBar label="Cart" action={<ButtonLink href={href}>{action}</ButtonLink>}>
      <Text as="div" size="small" tone="subdued">
        {isPriced ? `${count} · ex ${tax}` : count}
      </Text>
      {isPriced && (
        <Text as="div" size="large">
          <Money amount={subtotal} emphasis="strong" />
        </Text>
      )}
    </SummaryBar>
  )
}

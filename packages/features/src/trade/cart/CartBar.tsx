import { ButtonLink, SummaryBar } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import type { ReactNode } from 'react'
import { counted } from '../../foundation/lists/counted.ts'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { routes } from '../../routes.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { cartTotals, hasPrice, type ChargePrice } from './cartTotals.ts'
import { useLoadedCart } from './currentCart.ts'

interface CartBarProps {
  /** The name of the bar for screen readers. */
  readonly label: string
  readonly lines: readonly CartLine[]
  /** The delivery that the order will add. If its price is known, the amount in the bar includes this price. */
  readonly delivery?: ChargePrice | undefined
  /**
   * Which amount is shown. Bars for the cart use `total`, so that customers see the same amount on every screen from the
   * product list to the order. While the total is unknown, as in tax mode before the order is created, the subtotal is
   * shown instead.
   */
  readonly price: 'subtotal' | 'total' | 'hidden'
  /** What is counted: the pieces, as in the cart, or the lines, as below a list. */
  readonly counts?: 'items' | 'lines' | 'nothing'
  readonly action: ReactNode
}

/** The bar at the lower edge of a phone or tablet: what is in the cart or list, its price, and the button for the next step. */
export function CartBar({ lines, delivery, price, counts = 'items', ...bar }: CartBarProps) {
  const { items, unpriced, ...totals } = cartTotals(lines, delivery)
  const { isTaxMode, tax, cartTax } = useTaxLabels()
  const hasTax = price === 'total' && !isTaxMode && totals.total !== null
  const amount = price === 'hidden' ? null : hasTax ? totals.total : totals.subtotal
  const notes = [
    ...(counts === 'items' ? [counted(items, 'item')] : []),
    ...(counts === 'lines' ? [counted(lines.length, 'line')] : []),
    ...(amount === null ? [] : [hasTax ? `inc ${tax}` : cartTax]),
    ...(price !== 'hidden' && unpriced > 0 ? [`${unpriced} on request`] : []),
    ...(price !== 'hidden' && delivery && !hasPrice(delivery) ? ['without delivery'] : []),
  ]
  return <SummaryBar note={notes.join(' · ')} amount={amount ?? undefined} {...bar} />
}

const allLines = (lines: CartLine[]) => lines

interface ReviewCartBarProps {
  /** A bar to show instead of the cart's bar, such as the bar of a list, whose button copies the list to the cart. */
  readonly instead?: ReactNode
}

/** The bar below product lists on phones and tablets, with a link to the cart unless it is empty. */
export function ReviewCartBar({ instead }: ReviewCartBarProps) {
  const { hasCart, showsCartSubtotal } = useSettings()
  const lines = useLoadedCart(allLines) ?? []
  if (instead) return instead
  if (!hasCart || lines.length === 0) return null
  return (
    <CartBar
      label="Cart"
      lines={lines}
      price={showsCartSubtotal ? 'total' : 'hidden'}
      action={<ButtonLink href={routes.cart.href()}>Review Cart</ButtonLink>}
    />
  )
}

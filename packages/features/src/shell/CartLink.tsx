import { CountingMoney, formatMoney, MastheadLink, useLocale } from '@trade-portal/design-system'
import { counted } from '../foundation/lists/counted.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { useCart } from '../trade/cart/currentCart.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'

/** Link to the cart, with the number of items and the subtotal without tax. The subtotal is omitted if prices are hidden. */
export function CartLink() {
  const { data: lines } = useCart()
  const { showsCartSubtotal } = useSettings()
  const { cartTax } = useTaxLabels()
  const locale = useLocale()
  if (!lines) {
    return (
      <MastheadLink href={routes.cart.href()} icon="cart" label="Cart">
        Cart
      </MastheadLink>
    )
  }
  const { items, subtotal, unpriced } = cartTotals(lines)
  const isPriced = showsCartSubtotal && subtotal !== null && items > 0 && locale.hidesAmounts !== true
  const amount = isPriced ? formatMoney(subtotal, locale) : ''
  const words = [
    counted(items, 'item'),
    ...(isPriced ? [`${amount} ${cartTax}`] : []),
    ...(unpriced > 0 ? [`${unpriced} on request`] : []),
  ]
  return (
    <MastheadLink
      href={routes.cart.href()}
      icon="cart"
      badge={items > 99 ? '99+' : items === 0 ? '' : String(items)}
      label={`Cart, ${words.join(', ')}`}
      note={isPriced ? cartTax : ''}
    >
      {isPriced ? <CountingMoney amount={subtotal} /> : 'Cart'}
      {isPriced && unpriced > 0 && ' +'}
    </MastheadLink>
  )
}

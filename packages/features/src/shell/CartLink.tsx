import { formatMoney, MastheadLink, useLocale } from '@trade-portal/design-system'
import { cartTotals } from '../shared/cart/cartTotals.ts'
import { useCart } from '../shared/cart/queries.ts'
import { routes } from '../shared/addresses/routes.ts'
import { useSettings } from '../shared/settings/useConfiguration.ts'

/** Link to the cart, with the number of items and, unless prices are hidden, the subtotal. */
export function CartLink() {
  const { data: lines } = useCart()
  const { showsCartSubtotal } = useSettings()
  const locale = useLocale()
  if (!lines) {
    return (
      <MastheadLink href={routes.cart.href()} icon="cart" label="Cart">
        Cart
      </MastheadLink>
    )
  }
  const { items, subtotal } = cartTotals(lines)
  const amount = showsCartSubtotal ? formatMoney(subtotal, locale) : ''
  const count = items === 1 ? '1 item' : `${items} items`
  return (
    <MastheadLink
      href={routes.cart.href()}
      icon="cart"
      badge={String(items)}
      label={amount === '' ? `Cart, ${count}` : `Cart, ${count}, ${amount}`}
    >
      {amount === '' ? 'Cart' : amount}
    </MastheadLink>
  )
}

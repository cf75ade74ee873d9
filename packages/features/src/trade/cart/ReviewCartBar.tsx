import { ButtonLink } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import type { ReactNode } from 'react'
import { routes } from '../../routes.ts'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { CartBar } from './CartBar.tsx'
import { useLoadedCart } from './currentCart.ts'

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

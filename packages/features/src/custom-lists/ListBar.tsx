import { Button } from '@trade-portal/design-system'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { CartBar, ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { lineKey } from '../trade/cart/createLineChanges.ts'
import { isParked } from '../trade/custom-lists/isParked.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { useLinesToday } from './queries.ts'
import { ResumeCart } from './ResumeCart.tsx'
import type { useCopyList } from './useCopyList.ts'

interface ListBarProps extends ListPartProps {
  readonly copying: ReturnType<typeof useCopyList>
}

/**
 * The bar at the lower edge of a phone or tablet: the list's total at today's prices, and its main action. Once the list is
 * in the cart, the bar links to the cart instead.
 */
export function ListBar({ list, onFailure, copying: { button, isInCart } }: ListBarProps) {
  const { hasCart } = useSettings()
  const today = useLinesToday(list.cartId)
  const main = isParked(list) ? (
    <ResumeCart list={list} onFailure={onFailure} />
  ) : (
    <Button {...button}>Copy List to Cart</Button>
  )
  const lines = list.lines.map((line) => today?.get(lineKey(line)) ?? line)
  const isOffered = hasCart && !isInCart && lines.length > 0
  return (
    <ReviewCartBar
      instead={isOffered && <CartBar label="List" lines={lines} price="subtotal" counts="lines" action={main} />}
    />
  )
}

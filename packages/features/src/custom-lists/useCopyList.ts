import { useCopyDialogs } from '../trade/cart/useCopyDialogs.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import { useCopyListToCart } from './queries.ts'

/**
 * Copies a list to the cart. The button is disabled for an empty list. Once the list is in the cart, the button says so, and
 * asks for confirmation before it copies the list into the same cart again.
 */
export function useCopyList({ list, onFailure }: ListPartProps) {
  const copy = useCopyListToCart(list)
  const { onCopy, dialogs } = useCopyDialogs(copy, `“${list.name}”`, onFailure)
  const isInCart = copy.isInCart && !copy.isPending
  return {
    isInCart,
    icon: isInCart ? 'check' : 'cart',
    dialogs,
    /** Props of the button that copies the list. */
    button: {
      isDisabled: list.lines.length === 0,
      isPending: copy.isPending,
      pendingLabel: 'Copying…',
      onPress: onCopy,
    },
  } as const
}

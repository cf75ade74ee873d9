import { useCopyDialogs } from '../trade/cart/useCopyDialogs.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import { useCopyListToCart } from './queries.ts'

/**
 * Copies a list to the cart: the props of the button, which is disabled for an empty list, and the dialogs. The user is asked
 * before a second copy into the same cart. `isInCart` is for a button that says so.
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

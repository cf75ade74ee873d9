import type { CustomList } from '@trade-portal/supplier-api'
import { useCopyDialogs } from '../trade/cart/useCopyDialogs.tsx'
import { useCopyListToCart } from './queries.ts'

export interface ListPartProps {
  readonly list: CustomList
  readonly onFailure: (error: unknown) => void
}

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

import { Button } from '@trade-portal/design-system'
import type { ListPartProps } from './ListPartProps.ts'
import { useCopyListToCart } from './queries.ts'

/** Copy List to Cart. An empty list has nothing to copy. */
export function CopyList({ list, onFailure }: ListPartProps) {
  const copy = useCopyListToCart(list.cartId)
  return (
    <Button
      icon="cart"
      isDisabled={list.lines.length === 0}
      isPending={copy.isPending}
      pendingLabel="Copying…"
      onPress={() => void copy.run(list.cartId).catch(onFailure)}
    >
      Copy List to Cart
    </Button>
  )
}

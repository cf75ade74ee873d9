import { Button, ButtonLink } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { useCopyDialogs } from '../trade/cart/useCopyDialogs.tsx'
import { isParked } from '../trade/custom-lists/isParked.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { useCopyListToCart } from './queries.ts'

interface CopyListProps extends ListPartProps {
  /** For a list among others: quieter, and read with the name of the list. */
  readonly isOnCard?: boolean
}

/**
 * Copy List to Cart, disabled for an empty list. Once the list is in the cart, the button says so, and asks before the list is
 * copied into the same cart again.
 */
export function CopyList({ list, isOnCard = false, onFailure }: CopyListProps) {
  const copy = useCopyListToCart(list)
  const { onCopy, dialogs } = useCopyDialogs(copy, `“${list.name}”`, onFailure)
  const isInCart = copy.isInCart && !copy.isPending
  return (
    <>
      <Button
        {...(isOnCard && { size: 'small', about: list.name })}
        variant={isOnCard || isParked(list) ? 'secondary' : 'primary'}
        icon={isInCart ? 'check' : 'cart'}
        isDisabled={list.lines.length === 0}
        isPending={copy.isPending}
        pendingLabel="Copying…"
        onPress={onCopy}
      >
        {isInCart ? 'In cart' : isOnCard ? 'Copy to Cart' : 'Copy List to Cart'}
      </Button>
      {isInCart && !isOnCard && (
        <ButtonLink href={routes.cart.href()} variant="secondary">
          Review Cart
        </ButtonLink>
      )}
      {dialogs}
    </>
  )
}

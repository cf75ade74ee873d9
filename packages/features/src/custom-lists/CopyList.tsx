import { Button, ButtonLink, lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import { routes } from '../routes.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { useCopyListToCart } from './queries.ts'

const CopyAgainDialog = lazyDialog(async () => (await import('../trade/cart/CopyAgainDialog.tsx')).CopyAgainDialog)

interface CopyListProps extends ListPartProps {
  /** For a list among others: quieter, and read with the name of the list. */
  readonly isOnCard?: boolean
}

/**
 * Copy List to Cart, disabled for an empty list. Once the list is in the cart, the button says so, and asks before the list is
 * copied into the same cart again.
 */
export function CopyList({ list, isOnCard = false, onFailure }: CopyListProps) {
  const copy = useCopyListToCart(list.cartId)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const copyNow = () => void copy.run(list.cartId).catch(onFailure)
  const isInCart = copy.isInCart && !copy.isPending
  return (
    <>
      <Button
        {...(isOnCard && { variant: 'secondary', size: 'small', about: list.name })}
        icon={isInCart ? 'check' : 'cart'}
        isDisabled={list.lines.length === 0}
        isPending={copy.isPending}
        pendingLabel="Copying…"
        onPress={() => (copy.wasCopied() ? setIsAsking(true) : copyNow())}
      >
        {isInCart ? 'In cart' : isOnCard ? 'Copy to Cart' : 'Copy List to Cart'}
      </Button>
      {isInCart && !isOnCard && (
        <ButtonLink href={routes.cart.href()} variant="secondary">
          Review Cart
        </ButtonLink>
      )}
      {isAsking && <CopyAgainDialog name={`“${list.name}”`} onClose={close} onCopy={copyNow} />}
    </>
  )
}

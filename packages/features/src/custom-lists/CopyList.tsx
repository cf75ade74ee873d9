import { Button, lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import type { ListPartProps } from './ListPartProps.ts'
import { useCopyListToCart } from './queries.ts'

const CopyAgainDialog = lazyDialog(async () => (await import('../trade/cart/CopyAgainDialog.tsx')).CopyAgainDialog)

/** Copy List to Cart, disabled for an empty list. Asks before a list is copied into the same cart again. */
export function CopyList({ list, onFailure }: ListPartProps) {
  const copy = useCopyListToCart(list.cartId)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const copyNow = () => void copy.run(list.cartId).catch(onFailure)
  return (
    <>
      <Button
        icon="cart"
        isDisabled={list.lines.length === 0}
        isPending={copy.isPending}
        pendingLabel="Copying…"
        onPress={() => (copy.wasCopied() ? setIsAsking(true) : copyNow())}
      >
        Copy List to Cart
      </Button>
      {isAsking && <CopyAgainDialog name={`“${list.name}”`} onClose={close} onCopy={copyNow} />}
    </>
  )
}

import { Banner, Button } from '@trade-portal/design-system'
import { useAddToCart } from '../trade/cart/queries.ts'
import type { Removal } from './useRemoval.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'

interface RemovedLineProps {
  readonly removal: Removal
  /** The number of lines that were removed before this one and have not been restored. */
  readonly earlier: number
  readonly onUndone: (removal: Removal) => void
  readonly onClose: () => void
}

/** Names the last removed line, with a button that restores it if that is possible. */
export function RemovedLine({ removal, earlier, onUndone, onClose }: RemovedLineProps) {
  const { line, entry } = removal
  const add = useAddToCart(`${line.name} is back in your cart`)
  const undo = (
    <Button
      variant="secondary"
      size="small"
      about={`bring back ${line.name}`}
      isPending={add.isPending}
      pendingLabel="Adding…"
      onPress={() => entry && void add.run(entry).then(() => onUndone(removal), toastFailure)}
    >
      Undo
    </Button>
  )
  return (
    <Banner
      tone="neutral"
      {...(entry && { action: undo })}
      // The removal has been announced already.
      announcement=""
      onDismiss={onClose}
    >
      {earlier === 0 ? `${line.name} was removed.` : `${line.name} was removed, and before it ${earlier} more.`}
    </Banner>
  )
}

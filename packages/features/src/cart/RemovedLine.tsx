import { Banner, Button } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { removedWords } from '../shared/cart/cartWords.ts'
import { useAddToCart } from '../shared/cart/queries.ts'
import { toastFailure } from '../shared/failures/toastFailure.ts'
import type { Removal } from './useRemoval.ts'

export interface RemovedLineProps {
  readonly removal: Removal
  readonly lines: readonly CartLine[]
  readonly onClose: () => void
}

/** Says which line was removed last, and brings it back. The supplier puts it at the end of the cart. */
export function RemovedLine({ removal: { line, entry }, lines, onClose }: RemovedLineProps) {
  const add = useAddToCart()
  const undo = (
    <Button
      variant="secondary"
      size="small"
      about={`bring back ${line.name}`}
      isPending={add.isPending}
      pendingLabel="Adding…"
      onPress={() => entry && void add.run(entry).then(onClose, toastFailure)}
    >
      Undo
    </Button>
  )
  const words = removedWords(lines, line)
  return (
    <Banner
      tone="neutral"
      {...(entry && { action: undo })}
      spoken={entry ? `${words}. Undo is at the top of the page.` : words}
      onDismiss={onClose}
    >
      {line.name} was removed.
    </Banner>
  )
}

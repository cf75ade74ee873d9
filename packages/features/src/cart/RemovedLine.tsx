import { Banner, Button } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAction } from '../foundation/api/useAction.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { removedMessage } from '../trade/cart/cartMessages.ts'
import { readCart, useAddToCart, type CartEntry } from '../trade/cart/queries.ts'
import { useEntryOf } from '../trade/catalogue/tallyQueries.ts'

interface Removal {
  readonly line: CartLine
  /** The entry that restores the line; undefined for a tally line with unknown lengths, which cannot be restored. */
  readonly entry: CartEntry | undefined
}

/** Announces removals, and keeps the removed lines until they are restored or the screen is left. */
export function useRemoval(cartId: string, lines: readonly CartLine[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const [restored, setRestored] = useState<CartLine>()
  const entryOf = useEntryOf(cartId)
  const left = useRef(lines)
  useEffect(() => {
    left.current = lines
  }, [lines])
  return {
    removals,
    /** The line that was restored last. If the cart has several lines of the product, the last one. */
    restored:
      restored && lines.findLast(({ productId, unit }) => productId === restored.productId && unit === restored.unit),
    /**
     * Called when the supplier has removed a line. If the session has ended since the user pressed the button, `showToast`
     * shows nothing.
     */
    keep: useCallback(
      (line: CartLine, showToast: (message: string) => void) => {
        const entry = entryOf(line)
        const message = `${removedMessage(left.current, line)}.`
        showToast(entry ? `${message} Undo is at the top of the page.` : message)
        setRemovals((before) => [...before, { line, entry }])
        setRestored(undefined)
      },
      [entryOf],
    ),
    /** Called when a line has been restored. */
    drop: (removal: Removal) => {
      setRemovals((before) => before.filter((other) => other !== removal))
      setRestored(removal.line)
    },
    forget: () => setRemovals([]),
  }
}

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
  const session = useSession()
  const { run: add } = useAddToCart()
  const restore = useAction(async (restored: CartEntry) => {
    await add(restored)
    // Waits for the line, which gets the focus when this message disappears. The cart reports a failure to read it.
    await readCart(session).catch(() => undefined)
  })
  const undo = (
    <Button
      variant="secondary"
      size="small"
      about={`bring back ${line.name}`}
      isPending={restore.isPending}
      pendingLabel="Adding…"
      onPress={() => entry && void restore.run(entry).then(() => onUndone(removal), toastFailure)}
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

import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { removedMessage } from '../trade/cart/cartTotals.ts'
import type { CartEntry } from '../trade/cart/queries.ts'
import { useEntryOf } from '../trade/catalogue/tallyQueries.ts'

/** A line that was removed from the cart. */
export interface Removal {
  readonly line: CartLine
  /** The entry that restores the line; undefined for a tally line with unknown lengths, which cannot be restored. */
  readonly entry: CartEntry | undefined
}

/** Announces removals, and keeps the removed lines until they are restored or the screen is left. */
export function useRemoval(cartId: string, lines: readonly CartLine[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const entryOf = useEntryOf(cartId)
  const left = useRef(lines)
  useEffect(() => {
    left.current = lines
  }, [lines])
  return {
    /** The removed lines, in the order of removal. */
    removals,
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
      },
      [entryOf],
    ),
    /** Called when a line has been restored. */
    drop: (removal: Removal) => setRemovals((before) => before.filter((other) => other !== removal)),
    forget: () => setRemovals([]),
  }
}

import type { CartLine } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { removedMessage } from '../trade/cart/cartMessages.ts'
import type { CartEntry } from '../trade/cart/queries.ts'
import { useEntryOf } from '../trade/catalogue/tallyQueries.ts'

/** A line that was removed. */
export interface Removal {
  readonly line: CartLine
  /** What brings it back; undefined for a tally whose lengths are unknown. */
  readonly entry: CartEntry | undefined
}

/** Tells of each removal, and keeps the removed lines until they are brought back or the screen is left. */
export function useRemoval(cartId: string, lines: readonly CartLine[]) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const accessOf = useEntryOf(cartId)
  const left = useRef(lines)
  useEffect(() => {
    left.current = lines
  }, [lines])
  return {
    /** The one that was removed last is the last one. */
    removals,
    /** When the supplier has removed a line. `tell` reaches only the user who did that. */
    keep: useCallback(
      (line: CartLine, tell: (words: string) => void) => {
        const entry = accessOf(line)
        const words = `${removedMessage(left.current, line)}.`
        tell(entry ? `${words} Undo is at the top of the page.` : words)
        setRemovals((before) => [...before, { line, entry }])
      },
      [accessOf],
    ),
    /** When a line has been brought back. */
    drop: (removal: Removal) => setRemovals((before) => before.filter((other) => other !== removal)),
    forget: () => setRemovals([]),
  }
}

import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { toasts } from '../shared/notices/toasts.ts'
import { removedWords } from '../shared/cart/cartWords.ts'
import { useEntryOf, type CartEntry } from '../shared/cart/queries.ts'

/** The line that was removed last. */
export interface Removal {
  readonly line: CartLine
  /** What brings it back; undefined for a tally whose lengths are unknown. */
  readonly entry: CartEntry | undefined
}

/** Tells of a removal, and keeps the line that was removed last, until it is brought back or the screen is left. */
export function useRemoval(cartId: string, lines: readonly CartLine[]) {
  const [removal, setRemoval] = useState<Removal | null>(null)
  const entryOf = useEntryOf(cartId)
  return {
    removal,
    keep: (line: CartLine) => {
      const entry = entryOf(line)
      const words = `${removedWords(lines, line)}.`
      toasts.tell(entry ? `${words} Undo is at the top of the page.` : words)
      setRemoval({ line, entry })
    },
    forget: () => setRemoval(null),
  }
}

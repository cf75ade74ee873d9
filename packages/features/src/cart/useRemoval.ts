import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useEntryOf, type CartEntry } from '../shared/cart/queries.ts'

/** The line that was removed last. */
export interface Removal {
  readonly line: CartLine
  /** What brings it back; undefined for a tally whose lengths are unknown. */
  readonly entry: CartEntry | undefined
}

/** Keeps the line that was removed last, until it is brought back or the screen is left. */
export function useRemoval(cartId: string) {
  const [removal, setRemoval] = useState<Removal | null>(null)
  const entryOf = useEntryOf(cartId)
  return {
    removal,
    keep: (line: CartLine) => setRemoval({ line, entry: entryOf(line) }),
    forget: () => setRemoval(null),
  }
}

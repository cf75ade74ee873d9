import { useSyncExternalStore } from 'react'
import { counted } from '../../foundation/lists/counted.ts'
import { captureSession } from '../../foundation/failures/sessionScope.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { addEntries, entryKey } from './addEntries.ts'
import { cartChanges, cartIds, wireLine, type CartEntry } from './queries.ts'

interface AdditionsState {
  /** How many entries have been tried, of how many; null if none are being added. */
  readonly progress: { readonly done: number; readonly total: number } | null
  /** Why an entry was not added at the last attempt, or may not have been. */
  readonly reasons: ReadonlyMap<string, string>
}

/** Adds many products to the session's cart. It goes on when the screen is left, and one series runs at a time. */
const additions = sessionPart((session) => {
  const { api, invalidator } = session
  const doubts = new Map<string, number>()
  const listeners = new Set<() => void>()
  let state: AdditionsState = { progress: null, reasons: new Map() }
  const set = (next: AdditionsState) => {
    state = next
    for (const listener of listeners) listener()
  }

  /** @returns the entries that the cart now holds. @throws the error of reading the cart; nothing was sent then */
  const add = async (entries: readonly CartEntry[]): Promise<readonly CartEntry[]> => {
    if (state.progress !== null) return []
    const reasons = new Map(state.reasons)
    for (const entry of entries) reasons.delete(entryKey(entry))
    const added: CartEntry[] = []
    const isSameSession = captureSession()
    // Otherwise the cart would be refetched after each entry.
    const release = invalidator.hold()
    set({ progress: { done: 0, total: entries.length }, reasons })
    try {
      await addEntries({
        entries,
        doubts,
        add: (entry) =>
          cartChanges.of(session).add((cartId) => api.addCartProduct({ sessionID: cartId, ...wireLine(entry) })),
        readCart: async () => api.getCartContents({ sessionID: await cartIds.of(session).ensure() }),
        onOutcome: (entry, reason) => {
          if (reason === null) added.push(entry)
          else reasons.set(entryKey(entry), reason)
          set({ progress: { done: (state.progress?.done ?? 0) + 1, total: entries.length }, reasons })
        },
      })
    } finally {
      release()
      set({ progress: null, reasons: new Map(reasons) })
    }
    if (isSameSession()) report(added.length, entries.length)
    return added
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { value: { subscribe, current: () => state, add } }
})

function report(added: number, total: number): void {
  const products = counted(added, 'product')
  if (added === total) toasts.success(`${products} added to cart`)
  else toasts.error(`${added} of ${counted(total, 'product')} added to cart. The others say why they were not.`)
}

/** Adds many products to the cart, one after another, and says what became of each. */
export function useAdditions() {
  const { subscribe, current, add } = additions.of(useSession())
  const { progress, reasons } = useSyncExternalStore(subscribe, current)
  return { add, progress, reasonOf: (entry: Pick<CartEntry, 'productId' | 'unit'>) => reasons.get(entryKey(entry)) }
}

import { registerDraft } from '../forms/unsentText.ts'
import { sessionPart } from '../session/sessionPart.ts'

/** A comment that is not saved yet. */
export interface UnsavedComment {
  readonly text: string
  /** Why it could not be saved; null while it is being saved. */
  readonly reason: string | null
}

const sessionEnded = 'Your session ended before it was saved.'

/**
 * The comments that are being saved or could not be saved, by the key of their invoice. The dialog closes before the
 * supplier answers, so a text that is refused would be lost otherwise. After an automatic sign-out the same user's next
 * session has them.
 */
export const unsavedComments = sessionPart((_, handedOver: ReadonlyMap<string, UnsavedComment> | undefined) => {
  const listeners = new Set<() => void>()
  const known = new Map<string, UnsavedComment>()
  for (const [key, { text, reason }] of handedOver ?? []) known.set(key, { text, reason: reason ?? sessionEnded })
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const value = {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    of: (key: string): UnsavedComment | undefined => known.get(key),
    isEmpty: () => known.size === 0,
    write: (key: string, comment: UnsavedComment) => {
      known.set(key, comment)
      notify()
    },
    /** @param text Only if this is still the text. A newer one stays. */
    remove: (key: string, text?: string) => {
      if (text !== undefined && known.get(key)?.text !== text) return
      known.delete(key)
      notify()
    },
  }
  return { value, handOver: () => known }
})

registerDraft({ isAtRisk: (session) => !unsavedComments.of(session).isEmpty() })

import * as v from 'valibot'
import { sessionPart } from '../shared/session/sessionPart.ts'
import { lastingKey, readStored, writeStored } from '../shared/storage/safeStorage.ts'

/** Also an automatic sign-out leaves them in the storage: the order may still be created. */
const key = lastingKey('accepted-quotes')

const acceptance = v.object({
  username: v.string(),
  /** The number and suffix of the quote. */
  quote: v.string(),
  /** `sent`: no readable answer has arrived. */
  state: v.picklist(['sent', 'accepted']),
  /** Time of sending, in milliseconds since 1970. */
  at: v.number(),
})
export type Acceptance = Readonly<v.InferOutput<typeof acceptance>>

/** By then every list of the supplier shows the order. */
const keptMs = 24 * 60 * 60_000

const read = (): Acceptance[] =>
  (readStored('browser', key, v.array(acceptance)) ?? []).filter(({ at }) => Date.now() - at < keptMs)

/**
 * The quotes that were accepted lately, or may have been. They are in localStorage, so that a reload and other tabs know
 * them: each acceptance creates an order.
 */
export const acceptances = sessionPart(({ record: { username } }) => {
  const listeners = new Set<() => void>()
  let known = read()
  let isClosed = false
  const refresh = () => {
    if (!isClosed) known = read()
    for (const listener of listeners) listener()
  }
  const change = (quote: string, own: readonly Acceptance[]) => {
    if (isClosed) return
    const others = read().filter((each) => each.username !== username || each.quote !== quote)
    writeStored('browser', key, [...own, ...others])
    refresh()
  }
  const value = {
    /** For `useSyncExternalStore`. Also reports changes by other tabs. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      window.addEventListener('storage', refresh)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', refresh)
      }
    },
    of: (quote: string): Acceptance | undefined =>
      known.find((each) => each.username === username && each.quote === quote),
    /** @returns false if the session has ended. Nothing must be sent then, because it is not recorded. */
    write: (quote: string, state: Acceptance['state'], at: number): boolean => {
      change(quote, [{ username, quote, state, at }])
      return !isClosed
    },
    remove: (quote: string) => change(quote, []),
    refresh,
  }
  const close = () => {
    isClosed = true
    window.removeEventListener('storage', refresh)
  }
  return { value, close }
})

export type Acceptances = ReturnType<typeof acceptances.of>

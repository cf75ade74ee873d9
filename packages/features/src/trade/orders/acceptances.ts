import * as v from 'valibot'
import { registerOpenWork } from '../../foundation/session/openWork.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { storageListeners } from '../../foundation/storage/storageListeners.ts'
import { userRecords } from '../../foundation/storage/userRecords.ts'

/** After this time a quote of unknown outcome that still is one may be accepted again, in milliseconds. */
export const acceptAgainAfterMs = 2 * 60_000

const acceptance = v.object({
  /** The number and suffix of the quote. */
  quote: v.string(),
  /** `sent`: no readable answer has arrived. */
  state: v.picklist(['sent', 'accepted']),
  /** Time of sending, in milliseconds since 1970. */
  at: v.number(),
})
export type Acceptance = Readonly<v.InferOutput<typeof acceptance>>

const parse = (value: unknown) => {
  const parsed = v.safeParse(acceptance, value)
  return parsed.success ? parsed.output : undefined
}

/** Also an automatic sign-out leaves them in the storage: the order may still be created. */
const stored = userRecords<Acceptance>('accepted-quotes', {
  parse,
  keyOf: ({ quote }) => quote,
  further: (a, b) => {
    if (a.state === b.state) return b.at > a.at ? b : a
    return a.state === 'accepted' ? a : b
  },
})

/**
 * The quotes that were accepted, or may have been. They are stored, so that a reload and other tabs know them: each
 * acceptance creates an order. None goes by its age: a clock may be set forward, and an outcome stays unknown.
 */
export function createAcceptances(username: string) {
  const read = () => stored.read(username)
  stored.share(username)
  let known = read()
  let isClosed = false
  const listeners = storageListeners(() => {
    if (!isClosed) known = read()
  })
  const change = (quote: string, changed: readonly Acceptance[]) => {
    if (isClosed) return
    stored.write(username, [...changed, ...read().filter((each) => each.quote !== quote)])
    listeners.refresh()
  }
  return {
    /** For `useSyncExternalStore`. Also reports changes by other tabs. */
    subscribe: listeners.subscribe,
    of: (quote: string): Acceptance | undefined => known.find((each) => each.quote === quote),
    /** Those of unknown outcome, of all tabs. */
    open: (): readonly Acceptance[] => read().filter(({ state }) => state === 'sent'),
    /** @returns false if the session has ended. Nothing must be sent then, because it is not recorded. */
    write: (quote: string, state: Acceptance['state'], at: number): boolean => {
      change(quote, [{ quote, state, at }])
      return !isClosed
    },
    /** Only after a reading that says what has become of the quote. */
    remove: (quote: string) => change(quote, []),
    refresh: listeners.refresh,
    /** The session has ended. Late answers must not write to the storage, which has been cleared. */
    close: () => {
      isClosed = true
      listeners.close()
    },
  }
}

export type Acceptances = ReturnType<typeof createAcceptances>

/** Those of the user of a session. */
export const acceptances = sessionPart(({ record: { username } }) => {
  const value = createAcceptances(username)
  return { value, close: value.close }
})

registerOpenWork((session) =>
  acceptances
    .of(session)
    .open()
    .map(({ quote, at }) => ({
      title: `We do not know whether Quote ${quote} was accepted.`,
      at,
      advice: 'Before you accept it again, look under Orders whether it has become an order.',
    })),
)

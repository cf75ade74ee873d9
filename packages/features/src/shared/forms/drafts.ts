import type { Session } from '../session/createSession.ts'

const drafts: WeakMap<object, object>[] = []

export interface Draft<Values extends object> {
  readonly of: (session: Session) => Values | undefined
  readonly keep: (session: Session, values: Values) => void
  readonly drop: (session: Session) => void
}

/**
 * What has been typed into a form and not sent. It is kept in memory with the session: it outlives the screen, and a
 * session that ends by itself hands it on to the same user's next one. Never for passwords. Made once for each form.
 */
export function createDraft<Values extends object>(): Draft<Values> {
  const kept = new WeakMap<object, Values>()
  drafts.push(kept)
  return {
    of: ({ carryOver }) => kept.get(carryOver),
    keep: ({ carryOver }, values) => void kept.set(carryOver, values),
    drop: ({ carryOver }) => void kept.delete(carryOver),
  }
}

/** Fields into which somebody has typed since the page was opened; not those that only came filled in. */
const typedInto = new WeakSet<EventTarget>()
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => target && typedInto.add(target))
}

/** Whether something has been typed that a new page would not know: in a form on the screen, or in a draft. */
export function hasUnsentText(session: Session | undefined): boolean {
  if (session && drafts.some((kept) => kept.has(session.carryOver))) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')
  return [...fields].some((field) => typedInto.has(field) && field.value !== '')
}

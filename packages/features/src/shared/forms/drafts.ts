import type { Session } from '../session/createSession.ts'

const allDrafts: WeakMap<object, object>[] = []

export interface Draft<Values extends object> {
  readonly read: (session: Session) => Values | undefined
  readonly write: (session: Session, values: Values) => void
  readonly remove: (session: Session) => void
}

/**
 * Unsent values of a form, one set for each session. They are in memory only, survive leaving the screen, and are
 * available to the same user's next session after an automatic sign-out. Never use it for forms with passwords. Create
 * it once for each form, outside the component.
 */
export function createDraft<Values extends object>(): Draft<Values> {
  const values = new WeakMap<object, Values>()
  allDrafts.push(values)
  return {
    read: ({ carryOver }) => values.get(carryOver),
    write: ({ carryOver }, changed) => void values.set(carryOver, changed),
    remove: ({ carryOver }) => void values.delete(carryOver),
  }
}

/** Fields that the user has edited. Fields with initial values only are not among them. */
const editedFields = new WeakSet<EventTarget>()
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => target && editedFields.add(target))
}

/** Whether a reload would lose text that the user has typed, in a form on the screen or in a draft. */
export function hasUnsentText(session: Session | undefined): boolean {
  if (session && allDrafts.some((values) => values.has(session.carryOver))) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')
  return [...fields].some((field) => editedFields.has(field) && field.value !== '')
}

import type { Session } from '../session/createSession.ts'

/** The attribute that marks a form whose values survive a reload. */
export const storedFormAttribute = 'data-stored'

const editedFields = new WeakSet<EventTarget>()
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => target && editedFields.add(target))
}

/** Whether a reload would lose text that the user has typed, either in a visible form or in a draft. */
export function hasUnsentText(session: Session | undefined): boolean {
  if (session?.unfinishedWork().some(({ isLostByReload }) => isLostByReload)) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `main form:not([${storedFormAttribute}]) :is(input, textarea)`,
  )
  return [...fields].some((field) => editedFields.has(field) && field.value !== '')
}

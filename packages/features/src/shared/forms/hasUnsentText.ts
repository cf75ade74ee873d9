import { holdsDraft } from './createDraft.ts'

/** Fields into which somebody has typed since the page was opened; not those that only came filled in. */
const typedInto = new WeakSet<EventTarget>()
document.addEventListener('input', ({ target }) => target && typedInto.add(target))

/** Whether something has been typed that a new page would not know: in a form on the screen, or kept for its owner. */
export function hasUnsentText(owner: object | undefined): boolean {
  if (owner && holdsDraft(owner)) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')
  return [...fields].some((field) => typedInto.has(field) && field.value !== '')
}

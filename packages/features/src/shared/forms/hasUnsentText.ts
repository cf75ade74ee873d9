import { holdsDraft } from './createDraft.ts'

/** Whether something has been typed that a new page would not know: in a form on the screen, or kept for its owner. */
export function hasUnsentText(owner: object | undefined): boolean {
  if (owner && holdsDraft(owner)) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(input, textarea)')
  return [...fields].some((field) => isTyped(field) && field.value !== '')
}

/** Not what is chosen by a press, nor what a component keeps for itself. */
function isTyped({ type }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !['checkbox', 'radio', 'hidden'].includes(type)
}

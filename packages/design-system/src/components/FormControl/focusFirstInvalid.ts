import { speak } from '../../voice/speak.ts'
import { focusControl } from './focusControl.ts'

/**
 * Focuses the first invalid field of a form in the order of the page. Call it when the fields have been rendered with
 * their errors, such as in an effect: an invalid field is found by the mark that its root element bears. A field that has
 * the focus already, because Enter was pressed in it, says its error: no screen reader reads it again by itself.
 * @returns whether there was one.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const before = document.activeElement
  const isFound = [...form.querySelectorAll('[data-invalid]')].some((field) => focusControl(field))
  if (isFound && before && document.activeElement === before) speak(descriptionOf(before), 'assertive')
  return isFound
}

function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

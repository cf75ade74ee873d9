import { focusControl } from './focusControl.ts'

/**
 * Focuses the first invalid field of a form in the order of the page. Call it when the fields have been rendered with
 * their errors, such as in an effect: an invalid field is found by the mark that its root element bears.
 * @returns whether there was one.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  return [...form.querySelectorAll('[data-invalid]')].some((field) => focusControl(field))
}

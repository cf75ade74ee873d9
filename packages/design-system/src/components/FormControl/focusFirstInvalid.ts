import { announce } from '../../announcer/announce.ts'

/**
 * Focuses the first invalid field of a form in the order of the page. It looks for `data-invalid` on the fields' root
 * elements, so call it after the fields have been rendered with their errors, for example in an effect. If the user pressed
 * Enter in the invalid field, that field already has the focus. Screen readers do not read it again, so its error is
 * announced.
 * @returns whether there was an invalid field
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const before = document.activeElement
  const isFound = [...form.querySelectorAll('[data-invalid]')].some((field) => focusControl(field))
  if (isFound && before && document.activeElement === before) announce(descriptionOf(before), 'assertive')
  return isFound
}

function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** The focusable elements of a field, except a colour picker: the error belongs to the text field beside it. */
const controls = ':is(input:not([type=hidden], [type=color]), select, textarea, button)'

/**
 * The element that takes the focus in a field.
 * @param field The field's root element
 */
export function controlOf(field: Element): HTMLElement | undefined {
  const chosen = field.querySelector<HTMLElement>('input[type=radio]:checked')
  return chosen ?? field.querySelector<HTMLElement>(controls) ?? undefined
}

/** @returns whether the field could be focused; a disabled or hidden field cannot */
export function focusControl(field: Element): boolean {
  const control = controlOf(field)
  control?.focus()
  return control !== undefined && document.activeElement === control
}

import { announce } from '../../announcer/announce.ts'

/**
 * Focuses the first invalid field of a form in the order of the page. Call it when the fields have been rendered with
 * their errors, such as in an effect, because it finds an invalid field by the mark on its root element. If the field
 * has the focus already, because Enter was pressed in it, screen readers do not read it again, so its error is announced.
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

/** Selects the focusable element of a field, but no colour picker: the error belongs to the text field beside that. */
const controls = ':is(input:not([type=hidden], [type=color]), select, textarea, button)'

/** The element that takes the focus in a field, which is given by its root element. */
export function controlOf(field: Element): HTMLElement | undefined {
  const chosen = field.querySelector<HTMLElement>('input[type=radio]:checked')
  return chosen ?? field.querySelector<HTMLElement>(controls) ?? undefined
}

/** @returns whether the field could be focused, which a disabled or hidden one cannot. */
export function focusControl(field: Element): boolean {
  const control = controlOf(field)
  control?.focus()
  return control !== undefined && document.activeElement === control
}

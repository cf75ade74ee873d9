/** What is focused in a field. Not the picker of a colour: the error belongs to the text beside it. */
const controls = ':is(input:not([type=hidden], [type=color]), textarea, [role=spinbutton], button)'

/**
 * Focuses the first invalid field of a form in the order of the page. Call it when the fields have been rendered with
 * their errors, such as in an effect: an invalid field is found by the mark that its root element bears.
 * @returns whether there was one.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  return [...form.querySelectorAll('[data-invalid]')].some((field) => focusControl(field))
}

function focusControl(field: Element): boolean {
  const control =
    field.querySelector<HTMLElement>('input[type=radio]:checked') ??
    // React Aria puts hidden controls beside its own, for the autofill of browsers.
    [...field.querySelectorAll<HTMLElement>(controls)].find((candidate) => !candidate.closest('[aria-hidden=true]'))
  control?.focus()
  // What is disabled or not displayed cannot be focused.
  return control !== undefined && document.activeElement === control
}

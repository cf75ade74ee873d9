/** What is focused in a field. Not the picker of a colour: the error belongs to the text beside it. */
const controls = ':is(input:not([type=hidden], [type=color]), select, textarea, button)'

/** The element of a field that takes the focus, given the root element of the field. */
export function controlOf(field: Element): HTMLElement | undefined {
  const chosen = field.querySelector<HTMLElement>('input[type=radio]:checked')
  return chosen ?? field.querySelector<HTMLElement>(controls) ?? undefined
}

/** @returns whether the field could be focused. What is disabled or not displayed cannot. */
export function focusControl(field: Element): boolean {
  const control = controlOf(field)
  control?.focus()
  return control !== undefined && document.activeElement === control
}

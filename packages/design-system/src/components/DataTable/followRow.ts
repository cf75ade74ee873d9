const controls = 'a, button, input, label, select, textarea, summary, [role=button], [contenteditable]'

/**
 * A click anywhere on a row is a click on its link, with the same keys held, so that a new tab opens where it would.
 * Left alone: what is a control itself, and the end of marking text.
 */
export function followRow(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(controls)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('[role=row]')?.querySelector('[role=rowheader] a')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}

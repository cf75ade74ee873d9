const controls = 'a, button, input, label, select, textarea, summary, [role=button], [contenteditable]'

/**
 * Turns a click anywhere on a row into a click on its link, with the same keys held, so that a new tab opens for Ctrl.
 * Ignores clicks on controls and the click at the end of selecting text.
 */
export function followRow(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(controls)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest('[role=row]')?.querySelector('[role=rowheader] a')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}

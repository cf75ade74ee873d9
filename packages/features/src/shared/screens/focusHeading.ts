/** Gives the focus to the screen's heading, when what had it has gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

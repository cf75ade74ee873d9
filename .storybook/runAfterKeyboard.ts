/**
 * Replaces React Aria's function of this name in test runs, which have no touch keyboard.
 *
 * If a page becomes lower soon after a field got the focus, React Aria assumes that a touch keyboard has opened. Each
 * story sets the size of its viewport, which looks the same, and from then on dialogs with a focused field would be shown
 * up to 600 ms later.
 */
export function runAfterKeyboard(run: (isKeyboardOpen: boolean) => void): () => void {
  run(false)
  return () => undefined
}

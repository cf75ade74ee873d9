/**
 * Replaces React Aria's function of this name in test runs, which have no touch keyboard.
 * If a page becomes lower soon after a field gets the focus, React Aria assumes that a touch keyboard has opened. Each
 * story sets the size of its viewport, and React Aria mistakes this for a keyboard. From then on, it shows every dialog
 * with a focused field up to 600 ms later.
 */
export function runAfterKeyboard(run: (isKeyboardOpen: boolean) => void): () => void {
  run(false)
  return () => undefined
}

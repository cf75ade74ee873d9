/**
 * In place of React Aria's function of this name in test runs, which have no touch keyboard.
 *
 * React Aria takes a page that becomes lower soon after a field got the focus for one with a keyboard. The stories of a page
 * each set the size of its viewport, which looks alike, and from then on dialogs with a focused field would be shown up to
 * 600 ms later.
 */
export function runAfterKeyboard(run: (isKeyboardOpen: boolean) => void): () => void {
  run(false)
  return () => undefined
}

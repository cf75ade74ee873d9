import { useEffect, useEffectEvent } from 'react'

const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * Calls `open` for Ctrl+K or Cmd+K, unless the user is typing in a field or a dialog is open.
 * @param isOffered If false, the browser handles the keys.
 */
export function useSearchShortcut(open: () => void, isOffered = true): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (!isOffered) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented) return
      if (target instanceof Element && target.matches(typedInto)) return
      if (document.querySelector(dialogs) !== null) return
      event.preventDefault()
      openNow()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOffered])
}

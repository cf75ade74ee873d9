import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react'

const canHaveFocus = ':is(button:enabled, a[href])'

/**
 * Makes a bar reachable with F6. From the bar, F6 or Escape returns the focus to where it came from.
 * @param first Selector of the part whose first control F6 focuses. If the part has none, F6 focuses the bar's first
 *   control.
 * @param count Number of selected rows
 */
export function useBarFocus(first: string, count: number) {
  const { ref, onFocus, restore } = useRestoreFocus(count)
  useEffect(() => {
    const onF6 = (event: KeyboardEvent) => {
      const bar = ref.current
      // Ignores F6 while an open dialog hides the bar.
      if (event.key !== 'F6' || !bar || isIn(bar, event.target) || bar.closest('[aria-hidden=true], [inert]')) return
      const controls = [`${first} ${canHaveFocus}`, canHaveFocus].flatMap((part) => [...bar.querySelectorAll(part)])
      // Some controls are shown only on phones.
      const control = controls.find((found) => found.getClientRects().length > 0)
      if (!(control instanceof HTMLElement)) return
      event.preventDefault()
      event.stopPropagation()
      control.focus()
    }
    // Listens on the window, to run before React Aria's listener on the document, which moves the focus to the toasts on F6.
    window.addEventListener('keydown', onF6, { capture: true })
    return () => window.removeEventListener('keydown', onF6, { capture: true })
  }, [first, ref])

  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== 'F6' && event.key !== 'Escape') return
    // Ignores keys from a dialog or menu that the bar has opened. They bubble to the bar through React's tree, but not
    // through the document.
    if (!isIn(event.currentTarget, event.target)) return
    event.preventDefault()
    restore()
  }
  return { ref, onKeyDown, onFocus }
}

function isIn(bar: Element, target: EventTarget | null): boolean {
  return target instanceof Node && bar.contains(target)
}

/**
 * `restore` returns the focus to the element that had the focus before the bar. If the bar is removed while it has the
 * focus, the focus moves to the row that the user selected or unselected last. The element before the bar would be a poor
 * choice then: a user who reaches the bar with Tab may come from an element far from that row.
 */
function useRestoreFocus(count: number) {
  const ref = useRef<HTMLElement>(null)
  const origin = useRef<HTMLElement>(null)
  const selectedAt = useRef<Element>(null)

  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement !== document.body && !isIn(ref.current ?? document.body, activeElement))
      selectedAt.current = activeElement
  }, [count])

  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      for (const place of [selectedAt.current, origin.current]) {
        if (!(place instanceof HTMLElement) || !place.isConnected) continue
        place.focus()
        if (document.activeElement === place) return
      }
    }
  }, [])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  const restore = () => origin.current?.focus()
  return { ref, onFocus, restore }
}

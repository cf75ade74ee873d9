import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useLandmark } from 'react-aria/useLandmark'

const canHaveFocus = ':is(button:enabled, a[href])'

/** React Aria dispatches this event before F6 moves from the last landmark to the first. */
const wrapEvent = 'react-aria-landmark-navigation'

/**
 * Makes a bar reachable with F6, as React Aria does for its toasts. From the bar, F6 or Escape returns the focus to where
 * it came from.
 * @param first Selector of the part whose first control F6 focuses. If the part has none, F6 focuses the bar's first one.
 */
export function useBarFocus(label: string, first: string) {
  const { ref, onFocus, restore } = useRestoreFocus()
  const focus = useCallback(() => {
    const controls = [`${first} ${canHaveFocus}`, canHaveFocus].map((selector) => ref.current?.querySelector(selector))
    const control = controls.find((found) => found instanceof HTMLElement)
    if (control instanceof HTMLElement) control.focus()
  }, [first, ref])
  useLandmark({ role: 'region', 'aria-label': label, focus }, ref)

  useEffect(() => {
    const bar = ref.current
    const stayHere = (event: Event) => event.preventDefault()
    bar?.addEventListener(wrapEvent, stayHere)
    return () => bar?.removeEventListener(wrapEvent, stayHere)
  }, [ref])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' && event.key !== 'Escape') return
    // Ignores keys of a dialog or menu that the bar has opened. Their events reach the bar only through React's tree.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    event.preventDefault()
    restore()
  }
  return { ref, onKeyDown, onFocus }
}

/** Returns the focus to where it came from: with `restore`, or when the component is removed while it has the focus. */
function useRestoreFocus() {
  const ref = useRef<HTMLElement>(null)
  const origin = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) origin.current?.focus()
    }
  }, [])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  const restore = () => origin.current?.focus()
  return { ref, onFocus, restore }
}

import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/** Returns the focus to where it came from: when asked, and when a component is removed by its own buttons. */
export function useRestoreFocus() {
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

import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/** For a component that its own buttons remove: returns the focus to where it came from. */
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
  return { ref, onFocus }
}

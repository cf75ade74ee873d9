import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/** For what goes away by its own buttons: the focus returns to where it came from instead of being lost. */
export function useReturnedFocus() {
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

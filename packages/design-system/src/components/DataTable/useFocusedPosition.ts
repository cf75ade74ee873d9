import { useEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import type { Entry } from './identifyRows.ts'

/** Where among the rows shown the one is that holds, or last held, the focus; null for none. */
export function useFocusedPosition(
  body: RefObject<HTMLElement | null>,
  shown: readonly Entry<unknown>[],
): number | null {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null
      setFocused(shown[Number(row?.dataset['index'])]?.id ?? null)
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [body, shown])
  return useMemo(() => {
    const position = focused === null ? -1 : shown.findIndex((entry) => entry.id === focused)
    return position === -1 ? null : position
  }, [shown, focused])
}

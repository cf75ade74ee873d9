import { useEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'

/** The position of the row that has, or last had, the focus; null for none. */
export function useFocusedPosition<Row>(
  body: RefObject<HTMLElement | null>,
  shown: readonly Row[],
  rowKey: (row: Row) => string,
): number | null {
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    const remember = ({ target }: FocusEvent) => {
      const index = target instanceof Element && target.closest<HTMLElement>('[role=row]')?.dataset['index']
      const row = shown[Number(index)]
      setFocused(row === undefined ? null : rowKey(row))
    }
    element.addEventListener('focusin', remember)
    return () => element.removeEventListener('focusin', remember)
  }, [body, shown, rowKey])
  return useMemo(() => {
    const position = focused === null ? -1 : shown.findIndex((row) => rowKey(row) === focused)
    return position === -1 ? null : position
  }, [shown, rowKey, focused])
}

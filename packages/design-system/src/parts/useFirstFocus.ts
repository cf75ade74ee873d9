import { useEffect, useState } from 'react'

/**
 * Focuses an element when it appears. Uses an effect, because `autoFocus` would move the focus while React renders. During
 * rendering, the field that loses the focus cannot set its state, and a dialog does not know yet that it contains the
 * element.
 */
export function useFirstFocus(isWanted: boolean | undefined, find: () => HTMLElement | null): void {
  const [first] = useState({ isWanted, find })
  useEffect(() => {
    if (first.isWanted) first.find()?.focus()
  }, [first])
}

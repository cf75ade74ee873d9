import { useEffect, useState } from 'react'

/**
 * Focuses an element when it appears. Does so in an effect, because `autoFocus` moves the focus while React is still
 * rendering. At that moment the field that loses the focus cannot set its state, and a dialog does not know yet that the
 * element belongs to it.
 */
export function useFirstFocus(isWanted: boolean | undefined, find: () => HTMLElement | null): void {
  const [first] = useState({ isWanted, find })
  useEffect(() => {
    if (first.isWanted) first.find()?.focus()
  }, [first])
}

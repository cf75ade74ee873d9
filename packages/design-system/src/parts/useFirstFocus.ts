import { useEffect, useState } from 'react'

/**
 * Focuses an element when it appears. Uses an effect, because `autoFocus` moves the focus during React's rendering: the
 * field that loses the focus could then not set its state, and a dialog would not know yet that it contains the element.
 */
export function useFirstFocus(isWanted: boolean | undefined, find: () => HTMLElement | null): void {
  const [first] = useState({ isWanted, find })
  useEffect(() => {
    if (first.isWanted) first.find()?.focus()
  }, [first])
}

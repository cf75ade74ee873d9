import { useEffect, useState } from 'react'

/**
 * Focuses an element when it appears. In an effect, because the attribute `autoFocus` moves the focus while React renders,
 * when the field that loses it cannot set its state yet, and a dialog does not know yet that it contains the element.
 */
export function useFirstFocus(isWanted: boolean | undefined, find: () => HTMLElement | null): void {
  const [first] = useState({ isWanted, find })
  useEffect(() => {
    if (first.isWanted) first.find()?.focus()
  }, [first])
}

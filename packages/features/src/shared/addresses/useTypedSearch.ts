import { useEffect, useState } from 'react'

/** How long typing must rest before it counts, in milliseconds. */
const searchDelayMs = 400

/**
 * Text of a search field that takes effect when typing rests.
 * @param shown The text that is in effect, such as that of the address. When it changes by other means than this field,
 * such as Back, the field follows.
 * @param commit Puts typed text into effect.
 */
export function useTypedSearch(shown: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(shown)
  const [known, setKnown] = useState(shown)
  const [committed, setCommitted] = useState<string | null>(null)
  const text = typed.trim()
  if (shown !== known) {
    setKnown(shown)
    // What this field has committed may arrive when more has been typed already.
    if (shown === committed) setCommitted(null)
    else if (shown !== text) setTyped(shown)
  }

  useEffect(() => {
    if (text === shown) return
    const timer = setTimeout(() => {
      setCommitted(text)
      commit(text)
    }, searchDelayMs)
    return () => clearTimeout(timer)
    // A new `commit` is no new text.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, shown])
  return [typed, setTyped] as const
}

import { useEffect, useState } from 'react'

/** Pause in typing after which the text is committed, in milliseconds. */
const searchDelayMs = 400

/**
 * Text of a search field, committed after a pause in typing.
 * @param shown The text in effect, usually from the address. If it changes other than through this field, for example
 * by Back, the field is updated.
 * @param commit Puts the trimmed text into effect.
 * @returns the text of the field, and its setter
 */
export function useTypedSearch(shown: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(shown)
  const [previousShown, setPreviousShown] = useState(shown)
  const [committed, setCommitted] = useState<string | null>(null)
  const text = typed.trim()
  if (shown !== previousShown) {
    setPreviousShown(shown)
    // The text committed here may become effective after more has been typed. It must not overwrite that.
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
    // A new `commit` function must not restart the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, shown])
  return [typed, setTyped] as const
}

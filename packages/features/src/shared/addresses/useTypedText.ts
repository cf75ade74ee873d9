import { useEffect, useEffectEvent, useState } from 'react'

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
    setCommitted(null)
    if (shown !== committed && shown !== text) setTyped(shown)
  }
  // The latest `commit`: what it depends on may have changed since the text was typed.
  const commitLatest = useEffectEvent(commit)

  useEffect(() => {
    if (text === shown) return
    const timer = setTimeout(() => {
      setCommitted(text)
      commitLatest(text)
    }, searchDelayMs)
    return () => clearTimeout(timer)
  }, [text, shown])
  return [typed, setTyped] as const
}

import { startTimer } from '@trade-portal/design-system/time'
import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must pause before the text is committed, in milliseconds. */
const typingPauseMs = 400

/**
 * A text field whose text takes effect when typing pauses, such as a search.
 * @param shown The text in effect, usually from the address. If it changes elsewhere, for example after Back, the field
 * shows the new text.
 * @param commit Puts the trimmed text into effect.
 * @returns the text of the field, and its setter
 */
export function useDebouncedText(shown: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(shown)
  const [previousShown, setPreviousShown] = useState(shown)
  const [committed, setCommitted] = useState<string | null>(null)
  const text = typed.trim()
  if (shown !== previousShown) {
    setPreviousShown(shown)
    // `shown` may change to a committed text only after the user has typed more. In that case the field keeps the newer
    // text.
    setCommitted(null)
    if (shown !== committed && shown !== text) setTyped(shown)
  }
  // Calls the latest `commit`, because its dependencies may have changed since the text was typed.
  const commitLatest = useEffectEvent(commit)
  useEffect(() => {
    if (text === shown) return
    const timer = startTimer(() => {
      setCommitted(text)
      commitLatest(text)
    }, typingPauseMs)
    return () => timer.cancel()
  }, [text, shown])
  return [typed, setTyped] as const
}

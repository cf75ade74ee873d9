import { useEffect, useEffectEvent, useState } from 'react'
import { startTimer } from '@trade-portal/design-system/time'

/** Pause after which the text is committed, in milliseconds. */
const typingPauseMs = 400

/**
 * The text of a field whose text takes effect whenever typing pauses, such as a search.
 * @param shown The text in effect, usually from the address. The field follows changes from elsewhere, such as Back.
 * @param commit Puts the trimmed text into effect.
 * @param isUnfinished Holds back an unfinished text, such as half a date.
 * @returns the text of the field, and its setter
 */
export function useTypedText(
  shown: string,
  commit: (text: string) => void,
  isUnfinished: (text: string) => boolean = () => false,
) {
  const [typed, setTyped] = useState(shown)
  const [previousShown, setPreviousShown] = useState(shown)
  const [committed, setCommitted] = useState<string | null>(null)
  const text = typed.trim()
  if (shown !== previousShown) {
    setPreviousShown(shown)
    // A text committed here may take effect after more has been typed, which it must not overwrite.
    setCommitted(null)
    if (shown !== committed && shown !== text) setTyped(shown)
  }
  // The latest `commit`: what it depends on may have changed since the text was typed.
  const commitLatest = useEffectEvent(commit)

  const isHeldBack = isUnfinished(text)
  useEffect(() => {
    if (text === shown || isHeldBack) return
    const timer = startTimer(() => {
      setCommitted(text)
      commitLatest(text)
    }, typingPauseMs)
    return () => timer.cancel()
  }, [text, shown, isHeldBack])
  return [typed, setTyped] as const
}

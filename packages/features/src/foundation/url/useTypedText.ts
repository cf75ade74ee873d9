import { useEffect, useEffectEvent, useState } from 'react'
import { startTimer } from '@trade-portal/design-system/time'

/** After which the text is committed. */
const typingPauseMs = 400

/**
 * Text of a field that is put into effect as it is typed, such as a search: after each pause.
 * @param shown The text in effect, usually from the address. If it changes other than through this field, for example
 * by Back, the field is updated.
 * @param commit Puts the trimmed text into effect.
 * @param isUnfinished Holds back a text that is not meant yet, such as half a date.
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
    // The text committed here may become effective after more has been typed. It must not overwrite that.
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

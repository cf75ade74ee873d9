import { useEffect, useRef, type RefObject } from 'react'
import { speak, type Urgency } from './speak.ts'
import { startTimer } from '../time/clock.ts'

interface SpokenOptions {
  urgency?: Urgency
  /** Milliseconds that the message has to stay the same, for one that changes with each keystroke. */
  afterMs?: number
  /** The message that the component begins with is not said, because it is read with the rest of the page. */
  onlyChanges?: boolean
  /** Nothing is said while this element is hidden, such as the button at the lower edge of a phone on a wide screen. */
  shownIn?: RefObject<Element | null>
}

/** Has screen readers say a message when it appears and each time it changes; nothing while it is empty. */
export function useSpoken(
  message: string,
  { urgency, afterMs = 0, onlyChanges = false, shownIn }: SpokenOptions = {},
): void {
  const said = useRef(onlyChanges ? message : '')
  useEffect(() => {
    const timer = startTimer(() => {
      if (said.current === message || shownIn?.current?.checkVisibility() === false) return
      said.current = message
      speak(message, urgency)
    }, afterMs)
    return () => timer.cancel()
  }, [message, urgency, afterMs, shownIn])
}

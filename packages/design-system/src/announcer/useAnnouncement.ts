import { useEffect, useRef, type RefObject } from 'react'
import { startTimer } from '../time/clock.ts'
import { announce, type Urgency } from './announce.ts'

/** A message that changes with each keystroke is announced once it has stayed the same for this many milliseconds. */
export const typingDebounceMs = 700

/** Milliseconds after which loading is announced. */
export const loadingAnnouncedAfterMs = 1000

interface AnnouncementOptions {
  urgency?: Urgency
  /** Milliseconds that the message must stay the same before it is announced. */
  afterMs?: number
  /** Does not announce the first message, because screen readers read it with the rest of the page. */
  onlyChanges?: boolean
  /** Announces only while this element is visible, such as a button that only phones show. */
  shownIn?: RefObject<Element | null>
}

/** Announces a message when it appears and each time it changes. '' announces nothing. */
export function useAnnouncement(
  message: string,
  { urgency, afterMs = 0, onlyChanges = false, shownIn }: AnnouncementOptions = {},
): void {
  const announced = useRef(onlyChanges ? message : '')
  useEffect(() => {
    const timer = startTimer(() => {
      if (announced.current === message || shownIn?.current?.checkVisibility() === false) return
      announced.current = message
      announce(message, urgency)
    }, afterMs)
    return () => timer.cancel()
  }, [message, urgency, afterMs, shownIn])
}

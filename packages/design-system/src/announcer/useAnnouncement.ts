import { useEffect, useRef, type RefObject } from 'react'
import { startTimer } from '../time/clock.ts'
import { announce, type Urgency } from './announce.ts'

/** How long a message that changes with each keystroke must stay the same before it is announced. */
export const afterTypingMs = 700

/** Loading is announced only if it takes longer than this. */
export const loadingAnnouncedAfterMs = 1000

interface AnnouncementOptions {
  urgency?: Urgency
  /** The message is announced once it has stayed the same for this time, in milliseconds. */
  afterMs?: number
  /** Does not announce the first message, because it is read with the rest of the page. */
  onlyChanges?: boolean
  /** Announces nothing while this element is hidden, such as a button that only phones show. */
  shownIn?: RefObject<Element | null>
}

/** Announces a message when it appears and each time it changes; nothing while it is empty. */
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

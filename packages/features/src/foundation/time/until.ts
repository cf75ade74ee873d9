import { startTimer } from '@trade-portal/design-system/time'

/**
 * Resolves when a condition holds, now or after a notified change.
 * @param latestMs Milliseconds after which it resolves in any case; never by default.
 */
export function until(
  subscribe: (listener: () => void) => () => void,
  holds: () => boolean,
  latestMs?: number,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe()
      timer?.cancel()
      resolve()
    }
    const look = () => {
      if (holds()) end()
    }
    const unsubscribe = subscribe(look)
    const timer = latestMs === undefined ? undefined : startTimer(end, latestMs)
    look()
  })
}

/** Resolves after a time in milliseconds. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => startTimer(resolve, ms))
}

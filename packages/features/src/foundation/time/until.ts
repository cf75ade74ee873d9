import { startTimer } from '@trade-portal/design-system/time'

/**
 * Resolves as soon as a condition is met: at once, or after a later change.
 * @param latestMs Resolves after this time in any case, in milliseconds. By default there is no limit.
 */
export function until(
  subscribe: (listener: () => void) => () => void,
  isMet: () => boolean,
  latestMs?: number,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe()
      timer?.cancel()
      resolve()
    }
    const look = () => {
      if (isMet()) end()
    }
    const unsubscribe = subscribe(look)
    const timer = latestMs === undefined ? undefined : startTimer(end, latestMs)
    look()
  })
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => startTimer(resolve, ms))
}

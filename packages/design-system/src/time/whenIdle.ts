import { startTimer } from './clock.ts'

const longestWaitMs = 500

/**
 * Runs a function once the page is painted and idle, at the latest after half a second.
 * @returns cancels the run
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = startTimer(run, longestWaitMs)
    return () => timer.cancel()
  }
  const handle = requestIdleCallback(run, { timeout: longestWaitMs })
  return () => cancelIdleCallback(handle)
}

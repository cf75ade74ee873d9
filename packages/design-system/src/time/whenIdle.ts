import { startTimer } from './clock.ts'

const longestWaitMs = 500

/**
 * Runs a function once the page is painted and idle, after half a second at the latest.
 * @returns a function that cancels the run
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

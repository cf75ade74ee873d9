import { startTimer } from './clock.ts'

const longestWaitMs = 500

/** Runs a function after the page has been painted and has nothing else to do. @returns cancels the run */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = startTimer(run, longestWaitMs)
    return () => timer.cancel()
  }
  const handle = requestIdleCallback(run, { timeout: longestWaitMs })
  return () => cancelIdleCallback(handle)
}

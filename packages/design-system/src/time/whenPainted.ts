import { nextTask, startTimer, type Timer } from './clock.ts'

/**
 * Runs a function after the next paint. A hidden page is not painted until it is shown.
 * @returns a function that cancels the run
 */
export function whenPainted(run: () => void): () => void {
  let timer: Timer | undefined
  // A task queued in an animation frame runs after the paint.
  const frame = requestAnimationFrame(() => {
    timer = nextTask(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    timer?.cancel()
  }
}

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

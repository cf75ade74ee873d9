import { nextTask, type Timer } from './clock.ts'

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

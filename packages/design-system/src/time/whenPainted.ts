import { nextTask, type Timer } from './clock.ts'

/** Runs a function after the next paint. A hidden page is painted when it is shown again. @returns cancels the run */
export function whenPainted(run: () => void): () => void {
  let timer: Timer | undefined
  // A task that is queued in a frame runs after the paint.
  const frame = requestAnimationFrame(() => {
    timer = nextTask(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    timer?.cancel()
  }
}

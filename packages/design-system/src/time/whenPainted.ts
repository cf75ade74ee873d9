import { nextTask, type Timer } from './clock.ts'

/** Runs a function after the next paint; on a hidden page when it is shown again. @returns cancels it */
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

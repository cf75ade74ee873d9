import { nextTask, type Timer } from './clock.ts'

/** Runs something after the browser has painted what is rendered. Not on a hidden page, until it is seen. @returns cancels it */
export function whenPainted(run: () => void): () => void {
  let timer: Timer | undefined
  // A task that follows a frame comes after its painting.
  const frame = requestAnimationFrame(() => {
    timer = nextTask(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    timer?.cancel()
  }
}

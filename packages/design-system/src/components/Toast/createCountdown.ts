import { elapsed, startTimer, type Timer } from '../../time/clock.ts'

/** A timer that can be paused. */
export interface Countdown {
  /** Starts again with the full time. */
  readonly restart: () => void
  readonly pause: () => void
  /** No effect if the countdown is running or has ended. */
  readonly resume: () => void
}

/** Calls a function once after some milliseconds, not counting pauses. */
export function createCountdown(run: () => void, ms: number): Countdown {
  let timer: Timer | undefined
  let startedAt = 0
  let left = ms
  const pause = () => {
    if (!timer) return
    timer.cancel()
    timer = undefined
    // Leaves at least 1 ms, because 0 means that the countdown has ended. An overdue countdown must still end after it
    // resumes.
    left = Math.max(1, left - (elapsed() - startedAt))
  }
  const resume = () => {
    if (timer || left === 0) return
    startedAt = elapsed()
    timer = startTimer(() => {
      timer = undefined
      left = 0
      run()
    }, left)
  }
  const restart = () => {
    pause()
    left = ms
    resume()
  }
  resume()
  return { restart, pause, resume }
}

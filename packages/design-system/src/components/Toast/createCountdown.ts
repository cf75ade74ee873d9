import { elapsed, startTimer, type Timer } from '../../time/clock.ts'

/** A timer that can be paused. */
export interface Countdown {
  /** Begins again with the whole time. */
  readonly restart: () => void
  readonly pause: () => void
  /** Does nothing if it runs, or has ended. */
  readonly resume: () => void
}

/** Calls a function once after some milliseconds without those of pauses. */
export function createCountdown(run: () => void, ms: number): Countdown {
  let timer: Timer | undefined
  let startedAt = 0
  let left = ms
  const pause = () => {
    if (!timer) return
    timer.cancel()
    timer = undefined
    // A late timer leaves a moment, so that it still ends.
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

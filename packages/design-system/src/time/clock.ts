/** Replaces the browser's clock in tests, which then decide how much time passes. */
interface HeldClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** @returns a function that cancels the timer */
  readonly start: (run: () => void, ms: number) => () => void
}

declare global {
  interface Window {
    /** Set only by tests. */
    heldClock?: HeldClock | undefined
  }
}

/** A running timer. */
export interface Timer {
  readonly cancel: () => void
}

// Unit tests have no window.
const heldClock = () => (typeof window === 'undefined' ? undefined : window.heldClock)

/** Milliseconds since 1970. */
export const now = (): number => (heldClock() ?? Date).now()

/** Milliseconds since the page was opened. Unlike `now`, it never goes back when the computer's clock is set. */
export const elapsed = (): number => (heldClock() ?? performance).now()

/** Calls a function after some milliseconds. All timers of the portal use it, so that tests can hold them. */
export function startTimer(run: () => void, ms: number): Timer {
  const held = heldClock()
  if (held) return { cancel: held.start(run, ms) }
  const timer = setTimeout(run, ms)
  return { cancel: () => clearTimeout(timer) }
}

/** Calls a function repeatedly, at an interval in milliseconds. */
export function startInterval(run: () => void, ms: number): Timer {
  let timer: Timer
  const wait = () => {
    timer = startTimer(() => {
      wait()
      run()
    }, ms)
  }
  wait()
  return { cancel: () => timer.cancel() }
}

/** Calls a function in a later task, without a delay, even if the clock is held. */
export function nextTask(run: () => void): Timer {
  const timer = setTimeout(run)
  return { cancel: () => clearTimeout(timer) }
}

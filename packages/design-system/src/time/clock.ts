/** A clock in place of the browser's, with which a test decides how much time passes. */
interface HeldClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** @returns cancels the timer */
  readonly start: (run: () => void, ms: number) => () => void
}

declare global {
  interface Window {
    /** Only tests set it. */
    heldClock?: HeldClock | undefined
  }
}

/** A timer that has been started. */
export interface Timer {
  readonly cancel: () => void
}

// Unit tests have no window.
const heldClock = () => (typeof window === 'undefined' ? undefined : window.heldClock)

/** Milliseconds since 1970. */
export const now = (): number => (heldClock() ?? Date).now()

/** Milliseconds since the page was opened. Unlike `now`, it never goes back when the computer's clock is set. */
export const elapsed = (): number => (heldClock() ?? performance).now()

/** Calls a function after some milliseconds. All timers of the portal use it, so that a test can hold them. */
export function startTimer(run: () => void, ms: number): Timer {
  const held = heldClock()
  if (held) return { cancel: held.start(run, ms) }
  const timer = setTimeout(run, ms)
  return { cancel: () => clearTimeout(timer) }
}

/** Calls a function again and again, each time after some milliseconds. */
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

/** Calls a function in a later task, without a delay. A held clock does not hold it. */
export function nextTask(run: () => void): Timer {
  const timer = setTimeout(run)
  return { cancel: () => clearTimeout(timer) }
}

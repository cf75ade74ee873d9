import { getConfig, waitFor } from 'storybook/test'

interface HeldTimer {
  readonly run: () => void
  /** When the timer is due, in milliseconds since the clock was held. */
  readonly at: number
}

/**
 * Holds the portal's clock: its time passes and its timers run only during calls of `passTime`. The rest of the browser,
 * such as network and React, goes on as usual. For a story's `beforeEach`. A screen's story uses `given({ clock: 'held' })`
 * instead.
 * @returns a function that releases the clock
 */
export function holdClock(): () => void {
  const timers = new Set<HeldTimer>()
  let passed = 0
  let heldAt: number | undefined
  window.heldClock = {
    now: () => {
      // The clock stops at its first use, because a story may set the browser's clock before that.
      heldAt ??= Date.now()
      return heldAt + passed
    },
    start: (run, ms) => {
      const timer = { run, at: passed + ms }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  window.letTimePass = async (ms) => {
    const end = passed + ms
    for (let next = dueFirst(timers, end); next; next = dueFirst(timers, end)) {
      timers.delete(next)
      passed = Math.max(passed, next.at)
      next.run()
      await turns()
    }
    passed = end
    await turns()
  }
  return () => {
    delete window.heldClock
    delete window.letTimePass
  }
}

declare global {
  interface Window {
    letTimePass?: ((ms: number) => Promise<void>) | undefined
  }
}

function dueFirst(timers: ReadonlySet<HeldTimer>, end: number): HeldTimer | undefined {
  return [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
}

/** Turns of the event loop: one to render a timer's changes, one for effects (these may cancel timers), one in reserve. */
const turnsPerTimer = 3

/**
 * Waits until all work that a timer started is done. A single turn is not enough: on a busy machine, React spreads its work
 * over several turns.
 */
async function turns(): Promise<void> {
  for (let turn = 0; turn < turnsPerTimer; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Lets time pass in a story with a held clock, timer by timer.
 * @throws Error if the clock is not held
 */
export async function passTime(ms: number): Promise<void> {
  const { letTimePass } = window
  if (!letTimePass) throw new Error('The clock of this story is not held')
  // Uses the same wrapper as `waitFor`, so that React does not warn about updates outside act().
  await getConfig().asyncWrapper(() => letTimePass(ms))
}

/** Lets time pass a second at a time until an expectation is met, such as an announcement. */
export async function passTimeUntil(expectation: () => unknown): Promise<void> {
  await waitFor(async () => {
    await passTime(1000)
    await expectation()
  })
}

import { getConfig, waitFor } from 'storybook/test'

interface HeldTimer {
  readonly run: () => void
  /** Milliseconds since the clock was held. */
  readonly at: number
}

/**
 * Holds the portal's time: its timers run, and its clock goes on, only by `passes`. The rest of the browser, such as its
 * network and React, goes on as always. For a story's `beforeEach`; a screen says `given({ clock: 'held' })`.
 * @returns lets the time run again
 */
export function holdClock(): () => void {
  const timers = new Set<HeldTimer>()
  let passed = 0
  let heldAt: number | undefined
  window.heldClock = {
    now: () => {
      // Read late, because a story may set the browser's clock first.
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

/** One to render what a timer has changed, one for its effects, which may cancel the timer that is due next, and one more. */
const turnsPerTimer = 3

/** What a timer begins is done before the next timer runs. React yields between its parts on a busy machine. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < turnsPerTimer; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Lets time pass in a story whose clock is held, timer by timer. @throws Error if it is not */
export async function passes(ms: number): Promise<void> {
  const { letTimePass } = window
  if (!letTimePass) throw new Error('The clock of this story is not held')
  // Runs as `waitFor` does, so that React does not warn about updates outside act().
  await getConfig().asyncWrapper(() => letTimePass(ms))
}

/** Advances held time by a second at a time until an expectation is met, such as that something was announced. */
export async function passesUntil(expectation: () => unknown): Promise<void> {
  await waitFor(async () => {
    await passes(1000)
    await expectation()
  })
}

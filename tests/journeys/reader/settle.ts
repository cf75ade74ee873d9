import { expect, type Page } from '@playwright/test'
import { countPending } from '../requests.ts'

/** Longer than any pause of the portal before an announcement. */
const quietMs = 1500
const stepMs = 50

/**
 * Returns a function that waits until the page has finished its work. The page's clock runs only during this wait, and only
 * while no request is pending, so that transcripts do not depend on the speed of the machine.
 * @param start The time at which the page's clock starts. The clock shows one minute later when the page is opened.
 */
export async function controlTime(page: Page, start: Date): Promise<() => Promise<void>> {
  const pending = countPending(page)
  await page.clock.install({ time: start })
  // `pauseAt` lets the clock run until the given time, and a clock cannot go back. So the clock is paused one minute after
  // its start.
  await page.clock.pauseAt(start.getTime() + 60_000)
  return async () => {
    for (let quiet = 0; quiet < quietMs; quiet += stepMs) {
      if (pending() > 0) quiet = 0
      await expect.poll(pending, { intervals: [5] }).toBe(0)
      await page.evaluate(finishTasks)
      await page.clock.runFor(stepMs)
    }
  }
}

/**
 * Resolves when the page has done its queued work, such as rendering by React. The page's clock does not control that work.
 * So on a slow machine, a timer that was started later could otherwise run first.
 */
function finishTasks(): Promise<void> {
  return scheduler.postTask(() => undefined, { priority: 'background' })
}

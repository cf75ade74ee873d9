import { expect, type Page } from '@playwright/test'
import { countPending } from '../../countPending.ts'

/** Longer than any pause that the portal makes before it says something. */
const quietMs = 1500
const stepMs = 50

/**
 * Returns a function that waits until the page has finished what it does. The page's clock stands still unless it runs
 * here, and only while no request is pending. So what is said does not depend on how fast the machine is.
 * @param start What the page's clock begins with; it is a minute later when the page is opened.
 */
export async function controlTime(page: Page, start: Date): Promise<() => Promise<void>> {
  const pending = countPending(page)
  await page.clock.install({ time: start })
  // The clock runs until it is paused, and cannot go back.
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
 * Resolves when the page has done the work that is already queued, such as what React still has to render. That work
 * does not wait for the page's clock, so on a slow machine it could otherwise come after a timer that began later.
 */
function finishTasks(): Promise<void> {
  return scheduler.postTask(() => undefined, { priority: 'background' })
}

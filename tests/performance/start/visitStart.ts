import type { BrowserContext } from 'playwright'
import { slowly } from '../stage.ts'
import type { StartScreen } from './startScreens.ts'
import { watchUsable } from './watchUsable.ts'

/** What a visit took, in ms. */
export interface StartFigures {
  /** From the navigation until the frame with the usable page has been painted. */
  readonly usable: number
  /** The time beyond 50 ms that tasks took, summed over all tasks that began before the page was usable. */
  readonly blocking: number
}

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; here in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6e6 * 1.024) / 8, uploadThroughput: 750e3 / 8 }

interface StartVisit {
  readonly address: string
  readonly screen: StartScreen
  readonly isOn4g: boolean
  /** Whether a service worker has already stored the files. */
  readonly hasWorker: boolean
}

/** Opens a screen in a new page. @throws Error if the page is not usable, or `hasWorker` is wrong */
export async function visitStart(context: BrowserContext, visit: StartVisit): Promise<StartFigures> {
  const { address, screen, isOn4g, hasWorker } = visit
  const page = await context.newPage()
  await page.addInitScript(watchUsable, screen.usable)
  if (isOn4g) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  const figures = await slowly(page, async () => {
    await Promise.all([
      // Waits for a message: asking the page would add 90 ms to the start, because Playwright would inject a script.
      page.waitForEvent('console', { predicate: (message) => message.type() === 'debug', timeout: 60_000 }),
      page.goto(address, { waitUntil: 'commit' }),
    ])
    // Browsers report long tasks shortly after they have ended.
    await page.waitForTimeout(200)
    return page.evaluate(readFigures)
  })
  if (figures.isControlled !== hasWorker) throw new Error(`${address} came by a service worker: ${!hasWorker}`)
  if (screen.field !== undefined) {
    const field = page.locator(screen.field).first()
    await field.pressSequentially('a')
    if (!(await field.inputValue()).endsWith('a')) throw new Error('A letter typed into the first field did not arrive')
  }
  await page.close()
  return figures
}

/** Runs in the page. */
function readFigures(): StartFigures & { isControlled: boolean } {
  const { usable, longTasks } = Reflect.get(window, 'start')
  let blocking = 0
  for (const { startTime, duration } of longTasks) if (startTime < usable) blocking += duration - 50
  return { usable, blocking, isControlled: navigator.serviceWorker.controller !== null }
}

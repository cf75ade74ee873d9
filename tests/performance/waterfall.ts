import type { Page, Request, Route } from 'playwright'
import type { Landmark } from './startScreens.ts'
import { watchUsable } from './watchUsable.ts'

/** The network traffic until a page is usable. Preflight requests, which browsers send by themselves, do not count. */
export interface Waterfall {
  /** Includes the requests for pictures that the page makes once it can be used. */
  readonly requests: number
  readonly scripts: number
  readonly stylesheets: number
  /** Round trips that depend on each other: 1 is the page alone, 2 the page and then the files that it names, and so on. */
  readonly waves: number
  /** Transferred bytes without headers, by Playwright's type of resource: `document`, `script`, `fetch`, `image` ... */
  readonly bytes: Readonly<Record<string, number>>
  /** The addresses of each wave, for a report. */
  readonly addresses: readonly (readonly string[])[]
}

/** How many checks in a row must find no new request before a page counts as idle. */
const idleChecks = 10
/** How many times in a row the page may be idle without being usable. */
const mostIdle = 20

/**
 * Opens an address and releases the answers in waves: all requests are held until the page is idle, then released together.
 * So the result does not depend on speed.
 * @param page Without service worker.
 */
export async function recordWaterfall(page: Page, address: string, usable: readonly Landmark[]): Promise<Waterfall> {
  // Requests of the previous page must not be counted.
  await page.goto('about:blank')
  await page.addInitScript(dropLongTimers)
  await page.addInitScript(watchUsable, usable)
  const isUsable = () => page.evaluate<boolean>('start.isUsable()')
  let held: Route[] = []
  let isHolding = true
  const waves: Request[][] = []
  await page.route('**/*', async (route) => {
    const isNavigation = route.request().isNavigationRequest()
    if (isNavigation) waves.push([route.request()])
    if (isNavigation || !isHolding) await route.continue()
    else held.push(route)
  })
  await page.goto(address, { waitUntil: 'commit' })
  let idle = 0
  while (!(await settles(page, () => held.length, isUsable))) {
    if (held.length === 0) {
      // Checks again: a busy machine may still be compiling.
      idle += 1
      if (idle === mostIdle) throw new Error(`${address} asks for nothing more and is not usable`)
      continue
    }
    idle = 0
    const released = held
    held = []
    waves.push(released.map((route) => route.request()))
    await Promise.all(released.map(release))
  }
  await settles(page, () => held.length)
  // From here on requests are not held: nothing would release them, and `unrouteAll` would wait for them forever.
  isHolding = false
  const pictures = held.map((route) => route.request()).filter((request) => request.resourceType() === 'image')
  await Promise.all(held.map(release))
  await page.unrouteAll({ behavior: 'wait' })
  const requests = [...waves.flat(), ...pictures]
  const bytes: Record<string, number> = {}
  for (const request of requests) {
    const { responseBodySize } = await request.sizes()
    bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize
  }
  const count = (type: string) => requests.filter((request) => request.resourceType() === type).length
  return {
    requests: requests.length,
    scripts: count('script'),
    stylesheets: count('stylesheet'),
    waves: waves.length,
    bytes,
    addresses: waves.map((wave) => wave.map((request) => request.url())),
  }
}

/**
 * Runs in the page and drops its timers of 100 ms or more, because their work does not belong to the start.
 * `recordWaterfall` delays requests, and longer on a busy machine, so these timers could otherwise run before the page is
 * usable.
 */
function dropLongTimers(): void {
  const begin = window.setTimeout.bind(window)
  const shorter = (run: () => void, ms = 0) => (ms < 100 ? begin(run, ms) : 0)
  Object.assign(window, { setTimeout: shorter })
}

/** Waits until the page is idle, with no request during several checks. @returns whether it is usable */
async function settles(page: Page, asked: () => number, isUsable = async () => false): Promise<boolean> {
  let before = -1
  for (let quiet = 0; quiet < idleChecks; quiet += 1) {
    if (await isUsable()) return true
    // This task runs after all other tasks of the page. An idle callback would wait for a frame, and so for the styles.
    await page.evaluate(`scheduler.postTask(() => undefined, { priority: 'background', delay: 50 })`)
    if (asked() !== before) quiet = 0
    before = asked()
  }
  return await isUsable()
}

/** Releases an answer. This fails if the page has aborted the request, which does not matter. */
async function release(route: Route): Promise<void> {
  await route.continue().catch(() => undefined)
  const response = await route.request().response()
  await response?.finished()
}

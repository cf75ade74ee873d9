import type { BrowserContext, Locator } from 'playwright'
import { networks, slowdown } from './conditions.ts'
import type { Condition } from './conditions.ts'
import type { StartScreen } from './startScreens.ts'
import { watchUsable } from './watchUsable.ts'

/** What a visit took, in ms. */
export interface StartFigures {
  /** From the navigation until the frame with the usable page has been painted. */
  readonly usable: number
  /** Of the tasks that began before that: how much longer they were than 50 ms, together. */
  readonly blocking: number
}

/** Opens a screen in a new page. @throws Error when the page is not usable, or not served as the condition says */
export async function visitStart(
  context: BrowserContext,
  address: string,
  screen: StartScreen,
  condition: Condition,
): Promise<StartFigures> {
  const page = await context.newPage()
  await page.addInitScript(watchUsable, screen.usable)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const network = networks[condition.network]
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  }
  await Promise.all([
    // To ask the page instead, Playwright would put a script of its own into it, which takes 90 ms of the start.
    page.waitForEvent('console', { predicate: (message) => message.type() === 'debug', timeout: 60_000 }),
    page.goto(address, { waitUntil: 'commit' }),
  ])
  // The browser tells of long tasks a moment after they have ended.
  await page.waitForTimeout(200)
  const figures: StartFigures & { protocol: string; isControlled: boolean } = await page.evaluate(readFigures)
  if (screen.field !== undefined) await typeLetter(page.locator(screen.field).first())
  const { protocol, isControlled } = figures
  // Behind a service worker the browser does not tell the protocol.
  const isAsSaid = condition.files === 'worker' ? isControlled : !isControlled && protocol === condition.protocol
  if (!isAsSaid) throw new Error(`${address} came over ${protocol}, by a service worker: ${isControlled}`)
  await page.close()
  return figures
}

/** The page is not usable before a letter typed into its first field arrives. */
async function typeLetter(field: Locator): Promise<void> {
  await field.pressSequentially('a')
  if (!(await field.inputValue()).endsWith('a')) throw new Error('A letter typed into the first field did not arrive')
}

/** Runs in the page. */
function readFigures() {
  const { usable, longTasks } = Reflect.get(window, 'start')
  let blocking = 0
  for (const { startTime, duration } of longTasks) if (startTime < usable) blocking += duration - 50
  const [navigation] = performance.getEntriesByType('navigation')
  const protocol = String(Reflect.get(navigation ?? {}, 'nextHopProtocol'))
  return { usable, blocking, protocol, isControlled: navigator.serviceWorker.controller !== null }
}

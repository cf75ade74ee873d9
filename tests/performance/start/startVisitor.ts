import type { Browser } from 'playwright'
import type { Condition } from './conditions.ts'
import type { StartCustomer } from './startCustomer.ts'
import type { StartScreen } from './startScreens.ts'
import { contextFor } from './startSites.ts'
import type { Site } from './startSites.ts'
import { visitStart } from './visitStart.ts'
import type { StartFigures } from './visitStart.ts'

/** Somebody who opens the same screen of a site again and again. */
export interface StartVisitor {
  readonly figures: readonly StartFigures[]
  visit(): Promise<void>
  leave(): Promise<void>
}

/** Each visit is by a new browser that knows the customer, or by one in which the service worker has stored all files. */
export async function startVisitor(
  browser: Browser,
  site: Site,
  screen: StartScreen,
  condition: Condition,
  customer: StartCustomer,
): Promise<StartVisitor> {
  const figures: StartFigures[] = []
  const address = site.url + screen.path
  const hasWorker = condition.files === 'worker'
  const open = () =>
    browser.newContext({ ...contextFor(screen, site, customer), serviceWorkers: hasWorker ? 'allow' : 'block' })
  const kept = hasWorker ? await open() : undefined
  if (kept) {
    const page = await kept.newPage()
    await page.goto(address)
    // It becomes active when it has stored all files.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.close()
  }
  return {
    figures,
    visit: async () => {
      const context = kept ?? (await open())
      figures.push(await visitStart(context, address, screen, condition))
      if (!kept) await context.close()
    },
    leave: async () => kept?.close(),
  }
}

import type { Browser } from 'playwright'
import type { Condition } from './conditions.ts'
import { reportTimes, reportTimesHead, reportWaterfalls } from './reportStart.ts'
import type { StartCustomer } from './startCustomer.ts'
import type { StartScreen } from './startScreens.ts'
import { contextFor, recordCalls, serveFloor } from './startSites.ts'
import type { Site } from './startSites.ts'
import { startVisitor } from './startVisitor.ts'
import { recordWaterfall } from './waterfall.ts'
import type { Waterfall } from './waterfall.ts'

/** Where a screen is measured over one protocol. */
export interface Stage {
  readonly protocol: Condition['protocol']
  readonly portal: Site
  /** The supplier's address. */
  readonly endpointUrl: string
}

export interface ScreenBench {
  readonly browser: Browser
  readonly screen: StartScreen
  readonly customer: StartCustomer
  readonly rounds: number
  /** Whether the report lists what each wave consists of. */
  readonly showsWaves: boolean
}

/** Measures and reports one screen of the portal beside its floor. */
export async function benchScreen(
  bench: ScreenBench,
  stages: readonly Stage[],
  conditions: readonly Condition[],
): Promise<void> {
  const { browser, screen, customer, rounds, showsWaves } = bench
  const used = stages.filter(({ protocol }) => conditions.some((condition) => condition.protocol === protocol))
  for (const stage of used) {
    const floor = await serveFloorBeside(stage, bench)
    if (stage === used[0]) {
      reportWaterfalls(screen.name, await record(stage.portal, bench), await record(floor, bench), showsWaves)
      reportTimesHead(rounds)
    }
    for (const condition of conditions.filter(({ protocol }) => protocol === stage.protocol)) {
      const ours = await startVisitor(browser, stage.portal, screen, condition, customer)
      const its = await startVisitor(browser, floor, screen, condition, customer)
      for (let round = 0; round < rounds; round += 1) {
        // Each round begins with the one that came second in the round before.
        for (const visitor of round % 2 === 0 ? [ours, its] : [its, ours]) await visitor.visit()
      }
      reportTimes(condition, ours.figures, its.figures)
      for (const visitor of [ours, its]) await visitor.leave()
    }
    await floor.close()
  }
}

/** Serves the floor of a screen with the calls that the portal makes there. */
async function serveFloorBeside(stage: Stage, { browser, screen, customer }: ScreenBench): Promise<Site> {
  const context = await browser.newContext(contextFor(screen, stage.portal, customer))
  const calls = screen.isSignedIn ? await recordCalls(context, stage.portal.url + screen.path) : []
  await context.close()
  return serveFloor(screen, stage.endpointUrl, stage.protocol, calls)
}

async function record(site: Site, { browser, screen, customer }: ScreenBench): Promise<Waterfall> {
  const context = await browser.newContext({ ...contextFor(screen, site, customer), serviceWorkers: 'block' })
  const waterfall = await recordWaterfall(await context.newPage(), site.url + screen.path, screen.usable)
  await context.close()
  return waterfall
}

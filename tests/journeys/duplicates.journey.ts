import { portalBuild } from '@trade-portal/portal/deploy'
import { playTrial } from '../duplicates/playTrial.ts'
import { scenarios } from '../duplicates/scenarios/index.ts'
import { openStage } from '../duplicates/stage.ts'
import { expect, test } from './fixtures.ts'

const seed = 1

// Runs only two trials of each scenario, where `pnpm duplicates` runs a hundred. Two are enough to show whether the
// scenario can be played in the portal.
for (const scenario of scenarios.filter(({ isStrict = false }) => !isStrict)) {
  test(`${scenario.name}: one order`, async ({ browser }) => {
    const stage = await openStage(browser, { root: portalBuild, hasOneOrigin: scenario.hasOneOrigin ?? false })
    const results = [await playTrial(stage, scenario, seed, 0), await playTrial(stage, scenario, seed, 1)]
    await stage.close()
    const once = { orders: 1, ordersWithOtherGoods: 0 }
    expect(results).toEqual([once, once])
  })
}

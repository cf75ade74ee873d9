import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal, portalBuild } from '@trade-portal/portal/deploy'
import { changedCarts } from './duplicates/changedCarts.ts'
import { lostAnswers } from './duplicates/lostAnswers.ts'
import { offline } from './duplicates/offline.ts'
import { playTrial } from './duplicates/playTrial.ts'
import { presses } from './duplicates/presses.ts'
import { signOuts } from './duplicates/signOuts.ts'
import { openStage } from './duplicates/stage.ts'
import { expect, test } from './fixtures.ts'

/** Builds the portal with the development build of React, once for a worker of this run. @returns its folder */
async function buildStrictly(folder: string): Promise<string> {
  if (!existsSync(join(folder, 'index.html'))) await buildPortal({ folder, react: 'development' })
  return folder
}

// A run plays each scenario twice, which is enough to show that the scenario works. `pnpm duplicates` repeats the tests
// until each scenario has been played a hundred times, each time with other timings.
for (const scenario of [...presses, ...lostAnswers, ...offline, ...changedCarts, ...signOuts]) {
  test(`${scenario.name}: only one order is placed`, async ({ browser }, { project, workerIndex, repeatEachIndex }) => {
    const { isStrict = false, origin = 'another' } = scenario
    const root = isStrict ? await buildStrictly(join(project.outputDir, `strict-${workerIndex}`)) : portalBuild
    const stage = await openStage(browser, { root, origin })
    const results = [
      await playTrial(stage, scenario, 2 * repeatEachIndex),
      await playTrial(stage, scenario, 2 * repeatEachIndex + 1),
    ]
    await stage.close()
    const once = { orders: 1, ordersWithOtherGoods: 0 }
    expect(results).toEqual([once, once])
  })
}

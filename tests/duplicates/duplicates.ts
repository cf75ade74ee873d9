import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal, portalBuild } from '@trade-portal/portal/deploy'
import { chromium, type Browser } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { help, readOptions, type Options } from './options.ts'
import { playTrial } from './playTrial.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios/index.ts'
import { openStage } from './stage.ts'
import { verdictOf, type TrialResult } from './verdict.ts'

/** Two builds of the portal: as shipped, and with the development build of React. */
const builds = {
  shipped: portalBuild,
  strict: join(import.meta.dirname, '../../test-results/duplicates/strict'),
}

async function run(options: Options): Promise<boolean> {
  const chosen = scenarios.filter(({ name }) => name.includes(options.only))
  if (chosen.length === 0) throw new Error(`No scenario has ${options.only} in its name.`)
  const isBuilt = Object.values(builds).every((folder) => existsSync(join(folder, 'index.html')))
  if (options.build || !isBuilt) {
    await buildPortal()
    await buildPortal({ folder: builds.strict, react: 'development' })
  }
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const began = performance.now()
  let isGood = true
  for (const scenario of chosen) {
    const start = performance.now()
    const verdict = verdictOf(scenario.name, scenario.comparesShown ?? false, await playAll(browser, scenario, options))
    process.stdout.write(`${verdict.line} (${seconds(start)} s)\n`)
    isGood &&= verdict.isGood
  }
  await browser.close()
  process.stdout.write(`${chosen.length} scenarios in ${seconds(began)} s, seed ${options.seed}\n`)
  return isGood
}

/** Each worker has its own supplier, because a fault affects all calls. */
async function playAll(browser: Browser, scenario: Scenario, { trials, seed, workers }: Options) {
  const results: TrialResult[] = []
  const waiting = Array.from({ length: trials }, (_, trial) => trial)
  const work = async () => {
    const root = scenario.isStrict ? builds.strict : builds.shipped
    const stage = await openStage(browser, { root, hasOneOrigin: scenario.hasOneOrigin ?? false })
    for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift()) {
      results.push(await playTrial(stage, scenario, seed, trial))
    }
    await stage.close()
  }
  await Promise.all(Array.from({ length: Math.min(workers, trials) }, work))
  return results
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

try {
  const options = readOptions(process.argv.slice(2))
  if (options === undefined) process.stdout.write(help)
  else process.exitCode = (await run(options)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  process.exitCode = 2
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { execute } from './gate/execute.ts'
import { journeysOf } from './gate/journeysOf.ts'

/**
 * Runs every unit test, story and journey that a change touches. Like `test:all`, it uses new and more generated inputs,
 * and runs the tests that the gate leaves out. `pnpm test:changed REV` compares with the commit REV. The default is HEAD.
 */
const root = join(import.meta.dirname, '..')
process.chdir(root)
const [since = 'HEAD'] = process.argv.slice(2)
const environment = { TEST_SCOPE: 'all', CHROMIUM_PATH: ensureBrowser() }

const changed = [
  ...linesOf('diff', '--name-only', since),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
].toSorted()
if (changed.length === 0) {
  console.log(`Nothing differs from ${since}.`)
  process.exit(0)
}
const journeys = journeysOf(changed)
console.log(`${changed.length} files differ from ${since}.`)
console.log(`Journeys: ${journeys === 'all' ? 'all' : journeys.join(', ') || 'none'}`)

const runs = [
  await runVitest('unit'),
  await runVitest('storybook'),
  journeys.length === 0 || (await runJourneys(journeys === 'all' ? [] : journeys)),
]
process.exitCode = runs.every(Boolean) ? 0 : 1

function linesOf(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
}

async function runVitest(project: string): Promise<boolean> {
  const words = ['run', '--project', project, '--changed', since, '--passWithNoTests']
  return (await execute('vitest', words, environment)).isSuccessful
}

async function runJourneys(names: readonly string[]): Promise<boolean> {
  const files = names.map((name) => `/${name}.journey.ts`)
  const words = ['test', '--config=tests/journeys/playwright.config.ts', ...files]
  return (await execute('playwright', words, environment)).isSuccessful
}

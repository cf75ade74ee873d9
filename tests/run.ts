import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { describeRun, type Step } from './gate/describeRun.ts'
import { execute, executeQuietly, type Execution } from './gate/execute.ts'
import { readPlaywrightReport, readReport, readVitestReport, type TestResult, type Tier } from './gate/readReports.ts'

/**
 * Runs the gate for `npm test`, and everything for `npm run test:all`. If a step fails, the remaining steps still run,
 * because one run should report all failures. In the last line of the output, each static check counts as one test.
 * `test-results/tests.json` holds every test with its time.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const isComplete = process.argv.includes('--all')

const staticChecks: readonly (readonly [title: string, command: string, ...words: string[]])[] = [
  ['Types', 'tsc', '--noEmit'],
  ['Types of the service worker', 'tsc', '--noEmit', '-p', 'apps/portal/worker'],
  ['Lint', 'oxlint'],
  ['Format', 'oxfmt', '--check'],
  ['Dead code', 'knip'],
]

process.chdir(root)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const started = performance.now()
const browser = browserOrExit()

const steps: Step[] = [...(await runStaticChecks())]
const tests: TestResult[] = []
const scope = isComplete ? 'all' : 'gate'
await runVitest('Unit tests', 'unit tests', 'unit')
await runVitest('Stories', 'stories', 'storybook')
await runJourneys()

writeFileSync(report('tests'), JSON.stringify({ isComplete, steps, tests }, null, 1))
const sum = (count: (step: Step) => number) => steps.reduce((total, step) => total + count(step), 0)
const failed = sum((step) => step.failed)
console.log(`\n${describeRun(steps, tests)}`)
console.log(`\nIn all ${((performance.now() - started) / 1000).toFixed(0)} s`)
console.log(`${sum((step) => step.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Exits with a failure if there is no browser. */
function browserOrExit(): string {
  try {
    return ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log('\n0 passed, 1 failed')
    process.exit(1)
  }
}

/** Runs the checks in parallel, because each alone leaves a core idle most of the time. */
async function runStaticChecks(): Promise<readonly Step[]> {
  return Promise.all(
    staticChecks.map(async ([title, command, ...words]) => {
      const { isSuccessful, seconds, output } = await executeQuietly(command, words)
      console.log(`— ${title}: ${isSuccessful ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
      if (!isSuccessful) console.log(output)
      return { title, seconds, passed: isSuccessful ? 1 : 0, failed: isSuccessful ? 0 : 1 }
    }),
  )
}

async function runVitest(title: string, tier: Tier, project: string): Promise<void> {
  const name = `vitest-${project}-${scope}`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`]
  const execution = await run(title, 'vitest', 'run', '--project', project, ...reporters)
  finishSuite(title, execution, readVitestReport(readReport(report(name), { testResults: [] }), tier, root))
}

async function runJourneys(): Promise<void> {
  const title = 'Journeys'
  const config = '--config=tests/journeys/playwright.config.ts'
  const execution = await run(title, 'playwright', 'test', config, ...(isComplete ? [] : ['--grep', '@gate']))
  finishSuite(title, execution, readPlaywrightReport(readReport(report('playwright'), {})))
}

async function run(title: string, command: string, ...words: string[]): Promise<Execution> {
  console.log(`\n— ${title}`)
  return await execute(command, words, { CHROMIUM_PATH: browser, TEST_SCOPE: scope })
}

/** Exit code and report must agree: a success without passed tests, or an error without failed ones, is a failure. */
function finishSuite(title: string, { isSuccessful, seconds }: Execution, found: readonly TestResult[]): void {
  const count = (outcome: TestResult['outcome']) => found.filter((test) => test.outcome === outcome).length
  const [passed, failedTests] = [count('passed'), count('failed')]
  const isHonest = isSuccessful ? passed > 0 && failedTests === 0 : failedTests > 0
  if (!isHonest) console.log(`— ${title}: exit code and report do not agree`)
  const workSeconds = found.reduce((total, { milliseconds }) => total + milliseconds, 0) / 1000
  tests.push(...found)
  steps.push({ title, seconds, passed, failed: failedTests + (isHonest ? 0 : 1), workSeconds })
}

function report(name: string): string {
  return join(results, `${name}.json`)
}

import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { describeRun, type Step } from './gate/describeRun.ts'
import { readPlaywrightReport, readReport, readVitestReport, type TestResult } from './gate/readReports.ts'

/**
 * Runs the gate for `npm test`, and everything for `npm run test:all`. If a step fails, the remaining steps still run,
 * because one run should report all failures. In the last line of the output, each static check counts as one test.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
const scope = process.argv.includes('--all') ? 'all' : 'gate'

const staticChecks: Readonly<Record<string, string>> = {
  Types: 'tsc --noEmit',
  'Types of the service worker': 'tsc --noEmit -p apps/portal/worker',
  Lint: 'oxlint',
  Format: 'oxfmt --check',
  'Dead code': 'knip',
}

process.chdir(root)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const started = performance.now()
const browser = browserOrExit()

// In parallel, because each check alone leaves a core idle most of the time.
const steps: Step[] = await Promise.all(Object.entries(staticChecks).map(runCheck))
steps.push(await runVitest('Unit tests', 'unit'), await runVitest('Stories', 'storybook'), await runJourneys())
steps.push(await runCheck(['Bytes', 'size-limit']))
if (scope === 'all') {
  const command = 'playwright test --config=tests/tours/playwright.config.ts screenPictures'
  steps.push(await runCheck(['Pictures of screens', command]))
}

const sum = (count: (step: Step) => number) => steps.reduce((total, step) => total + count(step), 0)
const failed = sum((step) => step.failed)
console.log(`\n${describeRun(steps)}\n\nIn all ${((performance.now() - started) / 1000).toFixed(0)} s`)
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

async function runCheck([title, command]: [string, string]): Promise<Step> {
  const { isSuccessful, seconds, output } = await execute(command, 'pipe')
  console.log(`— ${title}: ${isSuccessful ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  if (!isSuccessful) console.log(output)
  return { title, seconds, passed: isSuccessful ? 1 : 0, failed: isSuccessful ? 0 : 1, tests: [] }
}

async function runVitest(title: string, project: string): Promise<Step> {
  const file = join(results, `${project}.json`)
  const command = `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${file}`
  return runSuite(title, command, () => readVitestReport(readReport(file, { testResults: [] }), root))
}

async function runJourneys(): Promise<Step> {
  const command = 'playwright test --config=tests/journeys/playwright.config.ts'
  const file = join(results, 'playwright.json')
  return runSuite('Journeys', scope === 'all' ? command : `${command} --grep @gate`, () =>
    readPlaywrightReport(readReport(file, {})),
  )
}

/** Exit code and report must agree: a success without passed tests, or an error without failed ones, is a failure. */
async function runSuite(title: string, command: string, readTests: () => readonly TestResult[]): Promise<Step> {
  console.log(`\n— ${title}`)
  const { isSuccessful, seconds } = await execute(command, 'inherit')
  const tests = readTests()
  const count = (outcome: TestResult['outcome']) => tests.filter((test) => test.outcome === outcome).length
  const [passed, failedTests] = [count('passed'), count('failed')]
  const isHonest = isSuccessful ? passed > 0 && failedTests === 0 : failedTests > 0
  if (!isHonest) console.log(`— ${title}: exit code and report do not agree`)
  return { title, seconds, passed, failed: failedTests + (isHonest ? 0 : 1), tests }
}

interface Execution {
  readonly isSuccessful: boolean
  readonly seconds: number
  /** What was written, if it is not shown at once. */
  readonly output: string
}

/** Runs a program of the repository. @param output Shown at once with `inherit`, collected with `pipe` */
function execute(command: string, output: 'inherit' | 'pipe'): Promise<Execution> {
  const [program = '', ...words] = command.split(' ')
  const begun = performance.now()
  const env = { ...process.env, CHROMIUM_PATH: browser, TEST_SCOPE: scope }
  const child = spawn(program, words, { stdio: ['ignore', output, output], env })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (written += String(text)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ isSuccessful: code === 0, seconds: (performance.now() - begun) / 1000, output: written }),
    )
  })
}

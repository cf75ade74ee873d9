import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { failedInPlaywright, failedInVitest } from './failedTests.ts'

/**
 * Runs all checks for `npm test`. A check that fails does not stop the ones after it, so one run reports everything.
 * In the last line types, lint, format and dead code count as one each; every test counts by itself.
 */
const root = join(import.meta.dirname, '..')
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

process.chdir(root)
process.env['CHROMIUM_PATH'] = browserOrExit()

interface Count {
  readonly passed: number
  readonly failed: number
  /** What failed, for the end of the output: the output itself is long. */
  readonly names: readonly string[]
}

const counts = [
  check('Types', 'tsc', '--noEmit'),
  check('Types of the service worker', 'tsc', '--noEmit', '-p', 'apps/portal/worker'),
  check('Lint', 'oxlint'),
  check('Format', 'oxfmt', '--check'),
  check('Dead code', 'knip'),
  suite(
    'Unit tests and stories',
    readVitest,
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('vitest')}`,
  ),
  suite('Journeys', readPlaywright, 'playwright', 'test', '--config=tests/journeys/playwright.config.ts'),
]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
const names = counts.flatMap((count) => count.names)
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Without a browser the portal cannot be tested, which counts as a failure. */
function browserOrExit(): string {
  try {
    return ensureBrowser()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log('\n0 passed, 1 failed')
    process.exit(1)
  }
}

function check(title: string, command: string, ...words: string[]): Count {
  return execute(title, command, words) ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] }
}

/** Exit code and report must agree: success without a passed test, or an error without a failed one, is a failure. */
function suite(title: string, read: () => Count, command: string, ...words: string[]): Count {
  const exitedWell = execute(title, command, words)
  const { passed, failed, names } = readOr({ passed: 0, failed: 0, names: [] }, read)
  const isHonest = exitedWell ? passed > 0 : failed > 0
  return isHonest
    ? { passed, failed, names }
    : { passed, failed: failed + 1, names: [...names, `${title}: exit code and report do not agree`] }
}

function execute(title: string, command: string, words: readonly string[]): boolean {
  console.log(`\n— ${title}`)
  const started = performance.now()
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`— ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return status === 0
}

function report(name: string): string {
  return join(results, `${name}.json`)
}

function readReport(name: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(readFileSync(report(name), 'utf8'))
  return isRecord(parsed) ? parsed : {}
}

function readVitest(): Count {
  const written = readReport('vitest')
  const { numPassedTests, numFailedTests } = written
  return { passed: Number(numPassedTests ?? 0), failed: Number(numFailedTests ?? 0), names: failedInVitest(written) }
}

function readPlaywright(): Count {
  const written = readReport('playwright')
  const { expected, unexpected } = isRecord(written['stats']) ? written['stats'] : {}
  return { passed: Number(expected ?? 0), failed: Number(unexpected ?? 0), names: failedInPlaywright(written) }
}

function readOr<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

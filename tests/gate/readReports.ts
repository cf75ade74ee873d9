import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestResult, Tier } from './testResult.ts'

/**
 * How many lines of a failure are shown. They include the expected and received values, but not the whole page that
 * follows.
 */
const shownLines = 8

/**
 * The tests in Vitest's JSON report.
 * @param root The root of the repository, to which paths are relative.
 */
export function readVitestReport(report: unknown, tier: Tier, root: string): TestResult[] {
  return recordsOf(report, 'testResults').flatMap((suite) => {
    const file = relative(root, textOf(suite['name']))
    const tests = recordsOf(suite, 'assertionResults').map((test): TestResult => {
      const failures = test['failureMessages']
      return {
        tier,
        file,
        name: textOf(test['fullName']).trim(),
        outcome: outcomeOf(test['status']),
        milliseconds: numberOf(test['duration']),
        failure: beginning(Array.isArray(failures) ? failures[0] : ''),
      }
    })
    const hasFailed = tests.some(({ outcome }) => outcome === 'failed')
    // A file that cannot be loaded has a message but no tests.
    return suite['status'] === 'failed' && !hasFailed
      ? [...tests, fileFailure(tier, file, textOf(suite['message']))]
      : tests
  })
}

function fileFailure(tier: Tier, file: string, message: string): TestResult {
  return { tier, file, name: '(the file)', outcome: 'failed', milliseconds: 0, failure: beginning(message) }
}

/** The tests in Playwright's JSON report, whose suites are nested. */
export function readPlaywrightReport(report: unknown): TestResult[] {
  const own = recordsOf(report, 'specs').flatMap((spec) =>
    recordsOf(spec, 'tests').flatMap((test): TestResult[] => {
      const last = recordsOf(test, 'results').at(-1)
      if (last === undefined) return []
      const status = test['status']
      const skip = recordsOf(test, 'annotations').find(({ type }) => type === 'skip')
      return [
        {
          tier: 'journeys',
          file: `tests/journeys/${textOf(spec['file'])}`,
          name: textOf(spec['title']),
          outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
          milliseconds: numberOf(last['duration']),
          failure: beginning(isRecord(last['error']) ? last['error']['message'] : ''),
          ...(skip && { missing: textOf(skip['description']) }),
        },
      ]
    }),
  )
  return [...own, ...recordsOf(report, 'suites').flatMap(readPlaywrightReport)]
}

function outcomeOf(status: unknown): TestResult['outcome'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}

function recordsOf(value: unknown, key: string): Record<string, unknown>[] {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function beginning(value: unknown): string {
  const lines = stripVTControlCharacters(textOf(value))
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(0, shownLines).join('\n    ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReportSpec, JSONReportTest, JSONReportTestResult } from '@playwright/test/reporter'
import type { JsonAssertionResult, JsonTestResult } from 'vitest/node'

export type Tier = 'unit tests' | 'stories' | 'journeys'

/** One test of a finished run. */
export interface TestResult {
  readonly tier: Tier
  /** From the root of the repository. */
  readonly file: string
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly milliseconds: number
  /** The first lines of the error message, or '' if the test did not fail. */
  readonly failure: string
  /** For a test that was left out: what this machine lacks to run it. */
  readonly missing?: string
}

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly (Pick<JsonTestResult, 'name' | 'status' | 'message'> & {
    readonly assertionResults: readonly Pick<
      JsonAssertionResult,
      'fullName' | 'status' | 'duration' | 'failureMessages'
    >[]
  })[]
}

/** What is read of Playwright's JSON report, whose suites are nested. */
export interface PlaywrightReport {
  readonly specs?: readonly (Pick<JSONReportSpec, 'title' | 'file'> & {
    readonly tests: readonly (Pick<JSONReportTest, 'status' | 'annotations'> & {
      readonly results: readonly Pick<JSONReportTestResult, 'duration' | 'error'>[]
    })[]
  })[]
  readonly suites?: readonly PlaywrightReport[]
}

/**
 * How many lines of a failure are shown. They include the expected and received values, but not the whole page that
 * follows.
 */
const shownLines = 8

/** Reads the file that a program should have written. @returns `none` if there is none, or if it is cut off */
export function readReport<Report>(path: string, none: Report): Report {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'))
    return report
  } catch {
    return none
  }
}

/** @param root The root of the repository, to which paths are relative. */
export function readVitestReport({ testResults }: VitestReport, tier: Tier, root: string): TestResult[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    const tests = assertionResults.map((test): TestResult => ({
      tier,
      file,
      name: test.fullName.trim(),
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      milliseconds: test.duration ?? 0,
      failure: beginning(test.failureMessages?.[0]),
    }))
    // A file that cannot be loaded has a message but no tests.
    return status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
      ? [...tests, { tier, file, name: '(the file)', outcome: 'failed', milliseconds: 0, failure: beginning(message) }]
      : tests
  })
}

export function readPlaywrightReport({ specs = [], suites = [] }: PlaywrightReport): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, annotations, results }): TestResult[] => {
      const last = results.at(-1)
      if (last === undefined) return []
      const skip = annotations.find(({ type }) => type === 'skip')
      return [
        {
          tier: 'journeys',
          file: `tests/journeys/${file}`,
          name: title,
          outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
          milliseconds: last.duration,
          failure: beginning(last.error?.message),
          ...(skip && { missing: skip.description ?? '' }),
        },
      ]
    }),
  )
  return [...own, ...suites.flatMap(readPlaywrightReport)]
}

function beginning(message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(0, shownLines).join('\n    ')
}

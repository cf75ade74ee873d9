import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResult } from 'vitest/node'

/** One test of a finished run. */
export interface TestResult {
  /** The file, from the root of the repository, and the test. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly milliseconds: number
  /** The first lines of the error message, or '' if the test did not fail. */
  readonly failure: string
  /** For a test that was left out: what this machine lacks to run it. */
  readonly missing?: string
}

/** Reads the file that a program should have written. @returns `none` if there is none, or if it is cut off */
export function readReport<Report>(path: string, none: Report): Report {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'))
    return report
  } catch {
    return none
  }
}

type VitestReport = { readonly testResults: readonly JsonTestResult[] }

/** @param root The root of the repository, to which paths are relative. */
export function readVitestReport({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    const tests = assertionResults.map((test): TestResult => ({
      name: `${file} › ${test.fullName.trim()}`,
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      milliseconds: test.duration ?? 0,
      failure: beginning(test.failureMessages?.[0]),
    }))
    // A file that cannot be loaded has a message but no tests.
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
    return isBroken
      ? [...tests, { name: file, outcome: 'failed', milliseconds: 0, failure: beginning(message) }]
      : tests
  })
}

/** Playwright's suites are nested. */
export function readPlaywrightReport({ suites = [] }: Partial<Pick<JSONReport, 'suites'>>): TestResult[] {
  return suites.flatMap((suite) => [...suite.specs.flatMap(readSpec), ...readPlaywrightReport(suite)])
}

function readSpec({ title, file, tests }: JSONReportSuite['specs'][number]): TestResult[] {
  return tests.flatMap(({ status, annotations, results }): TestResult[] => {
    const last = results.at(-1)
    if (last === undefined) return []
    const skip = annotations.find(({ type }) => type === 'skip')
    return [
      {
        name: `tests/journeys/${file} › ${title}`,
        outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        milliseconds: last.duration,
        failure: beginning(last.error?.message),
        ...(skip && { missing: skip.description ?? '' }),
      },
    ]
  })
}

/** The lines that include the expected and received values, but not the whole page that follows. */
function beginning(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .join('\n    ')
}

import type { TestDetailsAnnotation as TestAnnotation } from '@playwright/test'
import type { JSONReportTest } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { describeRun } from './describeRun.ts'
import {
  readPlaywrightReport,
  readVitestReport,
  type PlaywrightReport,
  type TestResult,
  type VitestReport,
} from './readReports.ts'

const vitestReport: VitestReport = {
  testResults: [
    {
      name: '/repo/packages/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: ' adds', status: 'passed', duration: 12.5, failureMessages: [] },
        {
          fullName: 'subtracts',
          status: 'failed',
          duration: 3,
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n to be 2'],
        },
        { fullName: 'divides', status: 'todo', failureMessages: [] },
      ],
    },
    { name: '/repo/packages/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
}

test("Vitest's report gives each test with its time, and a file that cannot be loaded as a failure", () => {
  expect(readVitestReport(vitestReport, 'unit tests', '/repo')).toMatchObject([
    { file: 'packages/a.test.ts', name: 'adds', outcome: 'passed', milliseconds: 12.5 },
    { name: 'subtracts', outcome: 'failed', failure: 'expected 1\n     to be 2' },
    { name: 'divides', outcome: 'skipped', milliseconds: 0 },
    { file: 'packages/b.test.ts', name: '(the file)', outcome: 'failed', failure: 'Cannot find module' },
  ])
})

test("Playwright's report gives the tests of nested suites", () => {
  const spec = (title: string, status: JSONReportTest['status'], message = '', annotations: TestAnnotation[] = []) => ({
    title,
    file: 'cart.journey.ts',
    tests: [{ status, annotations, results: [{ duration: 900, error: { message } }] }],
  })
  const left = [{ type: 'skip', description: 'nginx is not installed' }]
  const report: PlaywrightReport = {
    suites: [
      {
        specs: [spec('orders', 'expected')],
        suites: [{ specs: [spec('pays', 'unexpected', 'Timed out'), spec('prints', 'skipped', '', left)] }],
      },
    ],
  }
  expect(readPlaywrightReport(report)).toMatchObject([
    { file: 'tests/journeys/cart.journey.ts', name: 'orders', outcome: 'passed', milliseconds: 900 },
    { name: 'pays', outcome: 'failed', failure: 'Timed out' },
    { name: 'prints', outcome: 'skipped', missing: 'nginx is not installed' },
  ])
})

test('a run is described by the time of its steps, its slowest tests and its failures', () => {
  const result = (name: string, milliseconds: number, failure = ''): TestResult => ({
    tier: 'stories',
    file: 'a.stories.tsx',
    name,
    milliseconds,
    outcome: failure === '' ? 'passed' : 'failed',
    failure,
  })
  const many = Array.from({ length: 40 }, (_, index) => result(`story ${index}`, index))
  const text = describeRun(
    [
      { title: 'Types', seconds: 9.53, passed: 0, failed: 1 },
      { title: 'Stories', seconds: 60, passed: 40, failed: 1, workSeconds: 118 },
    ],
    [
      ...many,
      result('breaks', 1200, 'expected a heading'),
      ...['serves', 'proxies'].map((name): TestResult => {
        return { ...result(name, 0), outcome: 'skipped', missing: 'nginx is not installed' }
      }),
    ],
  )
  expect(text).toMatch(/^ {5}9\.5 s {2}Types, FAILED$/m)
  expect(text).toMatch(/^ {4}60\.0 s {2}Stories, 40 passed, 1 failed, 118 s of work$/m)
  expect(text).toMatch(
    /slowest tests\n {5}1\.2 s {2}a\.stories\.tsx › breaks\n {5}0\.0 s {2}a\.stories\.tsx › story 39\n/,
  )
  expect(text).not.toMatch('story 10\n')
  expect(text).toMatch(/^Left out\n {2}2 of a\.stories\.tsx: nginx is not installed$/m)
  expect(text).toMatch(/Failed\n {2}a\.stories\.tsx › breaks: expected a heading$/)
})

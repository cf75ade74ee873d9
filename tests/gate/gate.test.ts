import { expect, test } from 'vitest'
import { describeRun } from './describeRun.ts'
import { readPlaywrightReport, readVitestReport } from './readReports.ts'

/** What is read of a report is less than its type has. */
const asReport = (report: unknown) => JSON.parse(JSON.stringify(report))

const vitest = [
  {
    name: '/repo/packages/a.test.ts',
    status: 'failed',
    assertionResults: [
      { fullName: ' adds', status: 'passed', duration: 12.5 },
      { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n to be 2'] },
    ],
  },
  { name: '/repo/packages/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
]

const journey = (title: string, status: string, annotations: unknown[] = []) => ({
  title,
  file: 'cart.journey.ts',
  tests: [{ status, annotations, results: [{ duration: 900, error: { message: 'Timed out' } }] }],
})
const nested = { specs: [journey('prints', 'skipped', [{ type: 'skip', description: 'nginx is not installed' }])] }

test('a report lists steps, slow tests, skipped tests and failures', () => {
  const unitTests = readVitestReport(asReport({ testResults: vitest }), '/repo')
  const journeys = readPlaywrightReport(
    asReport({ suites: [{ specs: [journey('orders', 'expected'), journey('pays', 'unexpected')], suites: [nested] }] }),
  )
  const text = describeRun([
    { title: 'Types', seconds: 9.53, passed: 0, failed: 1, tests: [] },
    { title: 'Unit tests', seconds: 60, passed: 1, failed: 2, tests: unitTests },
    { title: 'Journeys', seconds: 8, passed: 1, failed: 1, tests: journeys },
  ])
  for (const line of [
    '   9.5 s  Types, FAILED',
    '  60.0 s  Unit tests, 1 passed, 2 failed',
    '   0.9 s  tests/journeys/cart.journey.ts › orders',
    'tests/journeys/cart.journey.ts › prints: nginx is not installed',
    'packages/a.test.ts › subtracts: expected 1\n     to be 2',
    'packages/b.test.ts: Cannot find module',
    'tests/journeys/cart.journey.ts › pays: Timed out',
  ])
    expect(text).toContain(`\n  ${line}`)
})

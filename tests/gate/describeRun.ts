import type { TestResult } from './readReports.ts'

/** A step of a run: a check, or all tests of a kind. */
export interface Step {
  readonly title: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly tests: readonly TestResult[]
}

const slowestShown = 20

/** What is printed at the end of a run: the time of each step, the slowest tests, what was left out, and what failed. */
export function describeRun(steps: readonly Step[]): string {
  const tests = steps.flatMap((step) => step.tests)
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, slowestShown)
  const leftOut = tests.flatMap(({ name, missing }) => (missing === undefined ? [] : `${name}: ${missing}`))
  const failed = tests.filter(({ outcome }) => outcome === 'failed').map(({ name, failure }) => `${name}: ${failure}`)
  return [
    ['Time by step', ...steps.map(describeStep)],
    ['The slowest tests', ...slowest.map(({ name, milliseconds }) => `${seconds(milliseconds / 1000)}  ${name}`)],
    ['Left out', ...leftOut],
    ['Failed', ...failed],
  ]
    .filter(({ length }) => length > 1)
    .map((lines) => lines.join('\n  '))
    .join('\n\n')
}

function describeStep({ title, passed, failed, ...step }: Step): string {
  const counted = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : failed > 0 ? ', FAILED' : ''
  return `${seconds(step.seconds)}  ${title}${counted}`
}

const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`

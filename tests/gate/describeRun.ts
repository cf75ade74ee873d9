import type { TestResult } from './readReports.ts'

/** A step of a run, such as a check or all tests of a tier. */
export interface Step {
  readonly title: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  /** Sum of the times of the step's tests, in seconds. With two workers it is twice the elapsed time. */
  readonly workSeconds?: number
}

const slowestShown = 30

/** What is printed at the end of a run: the time of each step, the slowest tests, what was left out, and what failed. */
export function describeRun(steps: readonly Step[], tests: readonly TestResult[]): string {
  const slowest = tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, slowestShown)
  const failed = tests.filter(({ outcome }) => outcome === 'failed')
  return [
    'Time by step',
    ...steps.map(describeStep),
    '',
    `The ${slowest.length} slowest tests`,
    ...slowest.map((test) => `  ${seconds(test.milliseconds / 1000)}  ${nameOf(test)}`),
    ...describeLeftOut(tests),
    ...(failed.length === 0 ? [] : ['', 'Failed', ...failed.map((test) => `  ${nameOf(test)}: ${test.failure}`)]),
  ].join('\n')
}

/** The tests for which the machine lacks a program, in one line for each file and reason. */
function describeLeftOut(tests: readonly TestResult[]): readonly string[] {
  const leftOut = tests.flatMap(({ file, missing }) => (missing === undefined ? [] : `${file}: ${missing}`))
  if (leftOut.length === 0) return []
  const count = (line: string) => leftOut.filter((other) => other === line).length
  return ['', 'Left out', ...[...new Set(leftOut)].map((line) => `  ${count(line)} of ${line}`)]
}

function describeStep({ title, passed, failed, workSeconds, ...step }: Step): string {
  const work = workSeconds === undefined ? '' : `, ${workSeconds.toFixed(0)} s of work`
  const counted = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : failed > 0 ? ', FAILED' : ''
  return `  ${seconds(step.seconds)}  ${title}${counted}${work}`
}

const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`

const nameOf = ({ file, name }: TestResult) => `${file} › ${name}`

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

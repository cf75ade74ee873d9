export type Tier = 'unit tests' | 'stories' | 'journeys'

/** One test of a finished run. */
export interface TestResult {
  readonly tier: Tier
  /** From the root of the repository. */
  readonly file: string
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly milliseconds: number
  /** The beginning of the failure; empty unless it failed. */
  readonly failure: string
  /** For a test that was left out: what this machine lacks to run it. */
  readonly missing?: string
}

import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'

/** Says how far the tour is. Playwright's own reporters call each difference a failure, and describe it in 30 lines. */
export default class Progress implements Reporter {
  private all = 0
  private ended = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length
  }

  onTestEnd(): void {
    this.ended += 1
    if (this.ended % 50 === 0 || this.ended === this.all) console.log(`${this.ended} of ${this.all} stories and looks`)
  }

  onError({ message = '' }: TestError): void {
    console.error(message)
  }
}

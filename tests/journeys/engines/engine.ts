/** A browser with an engine other than Chromium's, driven by the few commands that WebDriver and WebDriver BiDi share. */
export interface Engine {
  open(url: string): Promise<void>
  /** The value of an expression in the page, which may be a promise. JSON must be able to represent the value. */
  evaluate(expression: string): Promise<unknown>
  /** Sends key presses or pointer moves as WebDriver input sources, whose form is the same for all engines. */
  act(sources: readonly object[]): Promise<void>
  /** A screenshot of the visible page. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

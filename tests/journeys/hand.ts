import type { Locator, Page } from '@playwright/test'

/**
 * The seconds that a practised person needs for one press with the mouse and for one key (keystroke-level model of Card and
 * Moran).
 */
const secondsPerPress = 1.1
const secondsPerKey = 0.28

/** Counts the presses and keys that a task needs. */
export class Hand {
  presses = 0
  keys = 0
  readonly #started = performance.now()
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.#page.keyboard.type(text)
  }

  async key(key: string): Promise<void> {
    this.keys += 1
    await this.#page.keyboard.press(key)
  }

  /** How long the hand has taken so far, according to the model. */
  seconds(): number {
    return this.presses * secondsPerPress + this.keys * secondsPerKey
  }

  /** The time of the task so far: how long the hand takes according to the model, and how long the portal took. */
  summary(): string {
    const portal = (performance.now() - this.#started) / 1000
    return `${this.presses} presses, ${this.keys} keys, ${Math.round(this.seconds())} s of the hand and ${Math.round(portal)} s of the portal`
  }
}

import type { Locator, Page } from '@playwright/test'

/** Seconds that a practised person needs for a press on a target and for a key (keystroke-level model of Card and Moran). */
const secondsPerPress = 1.1
const secondsPerKey = 0.28

/** A person at work: counts the presses and keys that a task takes. */
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

  /** Picks an option of a list that has been pressed open. */
  async choose(list: Locator, option: string): Promise<void> {
    this.presses += 1
    await list.selectOption(option)
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.#page.keyboard.type(text)
  }

  async key(key: string): Promise<void> {
    this.keys += 1
    await this.#page.keyboard.press(key)
  }

  /** What the task took so far: the time of the hand by the model, and that of the portal as measured. */
  summary(): string {
    const hand = this.presses * secondsPerPress + this.keys * secondsPerKey
    const portal = (performance.now() - this.#started) / 1000
    return `${this.presses} presses, ${this.keys} keys, ${Math.round(hand)} s of the hand and ${Math.round(portal)} s of the portal`
  }
}

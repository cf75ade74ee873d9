import { expect, type Locator, type Page } from '@playwright/test'

const roleAndName = /^[a-z]+ "[^"]+"/

/** Presses keys, and records where the focus was before and after each. */
export class FocusLog {
  private readonly lines: string[] = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /**
   * @param from the focused element when the key is pressed
   * @param to must get the focus and keep it
   */
  async press(key: string, from: Locator, to: Locator): Promise<void> {
    await from.focus()
    const before = await this.named('before a press')
    await this.page.keyboard.press(key)
    await expect(to).toBeFocused()
    // Overlays and the portal move the focus up to two frames after a change.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
    await expect(to).toBeFocused()
    const after = await this.named(`after ${key} on ${before}`)
    this.lines.push(`${key} on ${before}\n  -> ${after}`)
  }

  /**
   * Role and name of the focused element. Reads them again while the element is being replaced, for example a placeholder
   * whose code has just loaded.
   */
  private async named(when: string): Promise<string> {
    let found = ''
    await expect.poll(async () => (found = await this.focused()), `role and name, ${when}`).toMatch(roleAndName)
    return found
  }

  toString(): string {
    return `${this.lines.join('\n')}\n`
  }

  /** Role and name of the focused element, without today's date, which would change the snapshots. */
  private async focused(): Promise<string> {
    const snapshot = await this.page.locator(':focus').ariaSnapshot()
    const [first = ''] = snapshot.split('\n')
    return first
      .replace(/^- '?/, '')
      .replace(/'?:.*$/, '')
      .replace(/ \[[^\]]*\]/g, '')
      .replace(/\w+day,? \d+ \w+ \d{4}/, 'a day')
  }
}

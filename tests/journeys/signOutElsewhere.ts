import type { Page } from '@playwright/test'
import { liveAnnouncer } from '../../.storybook/checks/elements.ts'
import { openMyAccount } from './fixtures.ts'

/**
 * Signs out in one tab.
 * @returns the milliseconds from the press until the other tab shows the sign-out. Both times are read in the pages, so
 *   that delays of the test do not count.
 */
export async function signOutElsewhere(tab: Page, other: Page): Promise<number> {
  const shown = other.evaluate(whenSeen, { words: 'You have signed out in another tab.', announcer: liveAnnouncer })
  await openMyAccount(tab)
  const pressed = tab.evaluate(whenPressed)
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  return (await shown) - (await pressed)
}

/** Runs in the page. @returns the time of the next press */
function whenPressed(): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener('pointerup', () => resolve(Date.now()), { capture: true, once: true })
  })
}

function whenSeen({ words, announcer }: { words: string; announcer: string }): Promise<number> {
  return new Promise((resolve) => {
    const isSeen = () =>
      [...document.body.children].some((part) => !part.matches(announcer) && part.textContent.includes(words))
    const observer = new MutationObserver(() => {
      if (!isSeen()) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

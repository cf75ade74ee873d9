import type { Page } from '@playwright/test'
import { liveAnnouncer } from '../../.storybook/checks/elements.ts'
import { expect, homeHeading, openMyAccount, openRemembered, signIn, test } from './fixtures.ts'

test('A14 a wrong password shows the supplier’s message in the form', { tag: '@gate' }, async ({ page, portal }) => {
  await page.goto(portal.url)
  await signIn(page, 'demo-admin', 'wrong')
  await expect(page.locator('form').getByText('The user name or password is incorrect.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

/** Runs in the page. @returns the time of the next press */
function whenPressed(): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener('pointerup', () => resolve(Date.now()), { capture: true, once: true })
  })
}

/** Runs in the page. @returns the time at which the words are shown outside of announcements */
function whenSeen({ words, announcer }: { words: string; announcer: string }): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const parts = [...document.body.children].filter((part) => !part.matches(announcer))
      if (!parts.some((part) => part.textContent.includes(words))) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/**
 * Signs out in one tab.
 * @returns the milliseconds from the press until the other tab shows the sign-out. Both times are read in the pages, so
 *   that delays of the test do not count.
 */
async function signOutElsewhere(tab: Page, other: Page): Promise<number> {
  const shown = other.evaluate(whenSeen, { words: 'You have signed out in another tab.', announcer: liveAnnouncer })
  await openMyAccount(tab)
  const pressed = tab.evaluate(whenPressed)
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  return (await shown) - (await pressed)
}

for (const means of ['a channel', 'the storage alone'])
  test(
    `G01 sign-out reaches other tabs in 1 s through ${means}`,
    { tag: '@gate' },
    async ({ page, portal, context }) => {
      if (means === 'the storage alone')
        await context.addInitScript(() => {
          Reflect.deleteProperty(window, 'BroadcastChannel')
          Reflect.deleteProperty(Navigator.prototype, 'locks')
        })
      await openRemembered(page, portal)
      const other = await context.newPage()
      await other.goto(portal.url)
      await expect(homeHeading(other)).toBeVisible()
      expect(await signOutElsewhere(other, page)).toBeLessThan(1000)
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    },
  )

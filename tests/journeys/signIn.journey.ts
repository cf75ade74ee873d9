import { expect, openRemembered, seen, signIn, signOut, test } from './fixtures.ts'
import { signOutElsewhere } from './signOutElsewhere.ts'

test.describe('signing in', () => {
  test(
    'A14 a wrong password shows the server’s message in the form and signs nobody in',
    { tag: '@gate' },
    async ({ page, portal }) => {
      await page.goto(portal.url)
      await signIn(page, 'demo-admin', 'wrong')
      await expect(page.locator('form').getByText('The user name or password is incorrect.')).toBeVisible()
      await expect(page).toHaveURL(/\/login$/)
    },
  )

  test('a key that is held down presses a button once', async ({ page, portal }) => {
    await page.goto(portal.url)
    await page.getByRole('button', { name: 'Show password' }).focus()
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  })

  test('A17 after the sign-in the requested page opens, with its query', { tag: '@gate' }, async ({ page, portal }) => {
    await page.goto(`${portal.url}/search?value=pine`)
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, 'demo-sales')
    await expect(page).toHaveURL(/\/search\?value=pine$/)
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  })

  test('A18 opening the sign-in page while signed in leads to the home page', async ({ signedIn: page, portal }) => {
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
    await page.goto(`${portal.url}/login`)
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
  })

  test(
    'A12 remember me keeps the session for the browser, otherwise for the tab',
    { tag: '@gate' },
    async ({ page, portal }) => {
      await openRemembered(page, portal)
      const kept = await page.evaluate(() => ({
        browser: Object.keys(localStorage).filter((key) => key.includes('session')),
        tab: Object.keys(sessionStorage).filter((key) => key.includes('session')),
      }))
      expect(kept).toEqual({ browser: ['trade-portal.session'], tab: [] })
    },
  )

  test('P07 signing in after a sign-out does not open the previous user’s page', async ({ signedIn: page, portal }) => {
    await page.goto(`${portal.url}/search?value=pine`)
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
    await signOut(page)
    await signIn(page, 'demo-sales')
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
  })

  test(
    'G01 signing out in one tab signs out the other within a second',
    { tag: '@gate' },
    async ({ page, portal, context }) => {
      await openRemembered(page, portal)
      const other = await context.newPage()
      await other.goto(portal.url)
      expect(await signOutElsewhere(other, page)).toBeLessThan(1000)
    },
  )

  test('G01 F02 signing out reaches the other tab although the storage is full', async ({ page, portal, context }) => {
    await openRemembered(page, portal)
    const other = await context.newPage()
    await other.goto(portal.url)
    await expect(other.getByRole('heading', { name: /^Hi / })).toBeVisible()
    await other.evaluate(() => {
      for (let length = 2 ** 23; length >= 1; length /= 2) {
        try {
          localStorage.setItem(`filling-${length}`, 'x'.repeat(length))
        } catch {
          // The storage has no room for a text of this length. The loop goes on with half the length.
        }
      }
    })
    expect(await signOutElsewhere(other, page)).toBeLessThan(1000)
    expect(await other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })

  test('A01 an expired session signs out once and says so', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
    await portal.setFaults({ searchProductTP: 'session-expired' })
    await page.goto(`${portal.url}/search?value=pine`)
    await expect(seen(page, /session has expired/i)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await portal.calls('searchProductTP')).toBe(1)
  })
})

import { addToCart, expect, homeHeading, openSignedIn, seen, signInRemembered, test } from './fixtures.ts'

const notice = /^Your browser does not keep data for this site/

const failures = {
  'F01 blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  'F02 full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
} as const

for (const [failure, breakStorage] of Object.entries(failures)) {
  test(`${failure} storage: the portal works in memory and says so`, async ({ page, portal }) => {
    await page.addInitScript(breakStorage)
    await openSignedIn(page, portal)
    await expect(seen(page, notice)).toBeVisible()
    await addToCart(page, 'screw')
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await expect(seen(page, notice)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
}

test('F06 if only localStorage fails, Remember me lasts as long as the tab, and a notice says so', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto(portal.url)
  await signInRemembered(page)
  await expect(seen(page, /beyond this tab: you will be signed out when the tab closes/)).toBeVisible()
  await page.reload()
  await expect(homeHeading(page)).toBeVisible()
})

test('F03 storage cleared by the user: the open tab keeps working, a reload asks to sign in', async ({
  signedIn: page,
}) => {
  await addToCart(page, 'screw')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

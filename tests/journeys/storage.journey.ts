import { addToCart, expect, openSignedIn, seen, test } from './fixtures.ts'

test('the portal works in memory if the browser blocks storage', async ({ page, portal }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await openSignedIn(page, portal)
  await expect(seen(page, /^Your browser does not keep data for this site/)).toBeVisible()
  await addToCart(page, 'screw')
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('F03 a tab whose storage is cleared keeps working until a reload', async ({ signedIn: page }) => {
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

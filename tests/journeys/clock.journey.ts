import { addToCart, expect, openSignedIn, seen, test } from './fixtures.ts'

const year = 365 * 86_400_000

for (const [what, ahead] of [
  ['ahead', year],
  ['behind', -year],
] as const)
  test(`J09 a session survives a device clock that is a year ${what}`, async ({ page, portal }) => {
    await page.clock.install({ time: Date.now() + ahead })
    await openSignedIn(page, portal)
    await addToCart(page, 'screw')
    for (const address of ['/orders', '/invoices', '/statements', '/checkout']) {
      await page.goto(portal.url + address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/Something went wrong|NaN|Invalid Date/)
    }
    await page.reload()
    await expect(seen(page, 'Your session has expired')).toBeHidden()
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  })

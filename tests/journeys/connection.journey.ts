import { expect, homeHeading, seen, test } from './fixtures.ts'

test(
  'H06 a start that cannot reach the supplier offers Try again',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await portal.setFaults({ getState: 'network-failure' })
    await page.reload()
    await expect(seen(page, 'We cannot reach the supplier. Check your connection and try again.')).toBeVisible()
    await portal.setFaults({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(homeHeading(page)).toBeVisible()
  },
)

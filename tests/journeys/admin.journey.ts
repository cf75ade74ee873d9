import type { Page } from '@playwright/test'
import { expect, homeHeading, openMyAccount, seen, signIn, test } from './fixtures.ts'

const password = 'yard pass phrase'

/** Fills the passwords, and sends the form by Enter. */
async function sendWithPasswords(page: Page): Promise<void> {
  // The fields are found by their type, because the group around each has the same label.
  const fields = page.locator('input[type=password]')
  await fields.first().fill(password)
  await fields.last().fill(password)
  await fields.last().press('Enter')
}

test('A21 a user is added, disabled and deleted', { tag: '@gate' }, async ({ signedIn: page, portal, browser }) => {
  await openMyAccount(page)
  await page.getByRole('link', { name: 'Account Admin' }).click()
  await page.getByRole('link', { name: 'Add New Account' }).click()
  for (const [label, text] of [
    [/^First name/, 'Lee'],
    [/^Last name/, 'Ito'],
    [/^Email/, 'lee@hargreaves.example'],
    [/^Mobile/, '0491 570 159'],
    [/^Username/, 'yard-lead'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('radio', { name: 'Sales' }).check({ force: true })
  await sendWithPasswords(page)
  await expect(seen(page, 'User added')).toBeVisible()
  const row = page.getByRole('row', { name: /^Lee Ito/ })
  await expect(row).toContainText(/yard-lead\s*Sales\s*lee@hargreaves\.example/)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(portal.url)
  await signIn(other, 'yard-lead', password)
  await expect(homeHeading(other)).toHaveText('Hi Lee! Welcome to your Trade Portal.')

  await page.getByRole('link', { name: 'Edit Lee Ito' }).click()
  await page.getByRole('switch', { name: 'Enable user account' }).press('Space')
  await sendWithPasswords(page)
  await expect(seen(page, 'User updated')).toBeVisible()
  await expect(row).toContainText('Disabled')
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(other, 'yard-lead', password)
  await expect(other.locator('form')).toContainText('This user account is suspended.')
  await context.close()

  await page.getByRole('link', { name: 'Edit Lee Ito' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(seen(page, 'User deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
  for (const name of ['addMobileUser', 'updateMobileUsers', 'deleteMobileUser'] as const)
    expect(await portal.calls(name)).toBe(1)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept + (await page.content())).not.toContain(password)
})

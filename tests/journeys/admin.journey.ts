import type { Browser, Page } from '@playwright/test'
import { expect, homeHeading, openMyAccount, seen, signIn, test, type Portal } from './fixtures.ts'

const password = 'yard pass phrase'

async function signInElsewhere(browser: Browser, portal: Portal): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(portal.url)
  await signIn(page, 'yard-lead', password)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const welcome = (page: Page) => heading(page, 'Welcome Sam Hargreaves')

async function openAdmin(page: Page): Promise<void> {
  await openMyAccount(page)
  await page.getByRole('link', { name: 'Account Admin' }).click()
  await expect(welcome(page)).toBeFocused()
}

/** Focuses an element as if by the Tab key, and presses Enter. */
async function enter(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const target = page.getByRole(role, { name })
  await target.focus()
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Fills the form from the first name to the second password, and moves from field to field by Tab. */
async function typeAccount(page: Page): Promise<void> {
  await page.getByLabel(/^First name/).focus()
  for (const text of ['Lee', 'Ito', 'lee@hargreaves.example', '0491 570 159', 'yard-lead']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('radio', { name: 'Admin' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await typePasswords(page)
}

/** Types the password into the focused field and the next one, and sends the form by Enter. */
async function typePasswords(page: Page): Promise<void> {
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  // Skips the button that shows the password.
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test(
  'B26 A21 by keyboard a user is added, signs in, is disabled and cannot sign in any more, and is deleted',
  { tag: '@gate' },
  async ({ signedIn: page, portal, browser }) => {
    await openAdmin(page)
    await enter(page, 'link', 'Add New Account')
    await expect(heading(page, 'Add new account')).toBeFocused()
    await typeAccount(page)
    await expect(seen(page, 'User added')).toBeVisible()
    await expect(welcome(page)).toBeFocused()
    await expect(page.getByRole('row', { name: /^Lee Ito yard-lead Sales lee@hargreaves\.example/ })).toBeVisible()

    const other = await signInElsewhere(browser, portal)
    await expect(homeHeading(other)).toHaveText('Hi Lee! Welcome to your Trade Portal.')

    await enter(page, 'link', 'Edit Lee Ito')
    await expect(heading(page, 'Update account')).toBeFocused()
    await page.getByRole('switch', { name: 'Enable user account' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await typePasswords(page)
    await expect(seen(page, 'User updated')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Lee Ito Disabled/ })).toBeVisible()

    await other.reload()
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(other, 'yard-lead', password)
    await expect(other.locator('form')).toContainText('This user account is suspended.')
    await expect(homeHeading(other)).toHaveCount(0)
    await other.context().close()

    await enter(page, 'link', 'Edit Lee Ito')
    await enter(page, 'button', 'Delete account')
    const dialog = page.getByRole('alertdialog', { name: 'Delete Lee Ito?' })
    await expect(dialog.getByRole('button', { name: 'Keep the account' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(seen(page, 'User deleted')).toBeVisible()
    await expect(welcome(page)).toBeFocused()
    await expect(page.getByRole('row', { name: /^Lee Ito/ })).toHaveCount(0)

    for (const name of ['addMobileUser', 'updateMobileUsers', 'deleteMobileUser'] as const)
      expect(await portal.calls(name)).toBe(1)
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept + (await page.content())).not.toContain(password)
  },
)

test('E10 an unknown user is a page with a way back, and what was typed survives Back, except the passwords', async ({
  signedIn: page,
  portal,
}) => {
  for (const id of ['nope', '__proto__', 'constructor', 'C2%00']) {
    await page.goto(`${portal.url}/admin/account/${id}`)
    await expect(page.getByRole('link', { name: /^Go to (Account Admin|the home page)$/ })).toBeVisible()
  }
  await page.goto(`${portal.url}/admin/account/nope`)
  await expect(seen(page, 'There is no such user.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Account Admin' }).click()

  await page.getByRole('link', { name: 'Add New Account' }).click()
  await page.getByLabel(/^First name/).fill('Lee')
  // The password field is found by its type, because the group around it has the same label.
  const field = page.locator('input[type=password]').first()
  await field.fill(password)
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel(/^First name/)).toHaveValue('Lee')
  await expect(field).toHaveValue('')
})

test.describe('where account administration is disabled', () => {
  test.use({ settings: { account_admin_button_disabled: true } })

  test('A24 its addresses say so and request no users', async ({ signedIn: page, portal }) => {
    for (const path of ['/admin', '/admin/account/new', '/admin/account/C2']) {
      await page.goto(portal.url + path)
      await expect(page.getByRole('heading', { name: 'Not available', exact: true })).toBeVisible()
    }
    const { requests } = await portal.ledger()
    expect(requests.filter(({ name }) => /MobileUser/.test(name))).toEqual([])
  })
})

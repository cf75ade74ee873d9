import type { Page } from '@playwright/test'
import { expect, readAccountStatus, seen, signIn, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Price Book' })

/** Opens the price book through the account menu, by keyboard. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account' }).press('Enter')
  await page.getByRole('link', { name: 'Price Book' }).press('Enter')
}

test(
  'B26 a change, a new price book and two old ones are requested by keyboard, each once',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await open(page)
    await expect(heading(page)).toBeFocused()
    const panel = page.getByRole('group', { name: 'Current Configuration' })
    await expect(panel).toContainText('Full Download')

    await panel.getByRole('button', { name: 'Request Config Changes' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Request Config Changes' })
    const type = dialog.getByRole('combobox', { name: 'Type' })
    await type.focus()
    await type.press('I')
    await expect(type).toHaveValue('I')
    const recipient = dialog.getByRole('textbox', { name: /^Recipient/ })
    await recipient.fill('yard@hargreaves.example; office@hargreaves.example')
    await dialog.getByRole('checkbox', { name: 'Zipped' }).press('Space')
    const change = page.waitForRequest(/sendPriceBookInfoChanges/)
    await recipient.press('Enter')
    await expect(seen(page, 'Your request has been sent to us. It applies from your next price book.')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect((await change).postDataJSON()).toMatchObject({
      deviceID: '',
      typePricebook: 'I',
      recipient: 'yard@hargreaves.example, office@hargreaves.example',
      isPricebookZipped: true,
    })
    // The supplier applies the change later, so the old setting is still shown.
    await expect(panel).toContainText('Full Download')

    const rows = page.getByRole('table', { name: 'Price book history' }).getByRole('row')
    await expect(rows).toHaveCount(5)
    const request = panel.getByRole('button', { name: 'Request New Price Book' })
    await request.press('Enter')
    await expect(seen(page, /^Price book PB5 has been sent to yard@/)).toBeVisible()
    await expect(rows).toHaveCount(6)
    await expect(panel).toContainText('Incremental Download')

    for (const row of [1, 3]) await rows.nth(row).getByRole('checkbox').press('Space')
    const bar = page.getByRole('region', { name: 'Selected price books' })
    await expect(bar).toContainText('2 selected')
    await page.keyboard.press('F6')
    await expect(bar.getByRole('button', { name: 'Resend Selected' })).toBeFocused()
    const resent = page.waitForRequest(/resendPriceBook/)
    await page.keyboard.press('Enter')
    await expect(seen(page, 'Price book PB5 has been sent again. Price book PB3 has been sent again.')).toBeVisible()
    await expect(bar).toBeHidden()
    expect((await resent).postDataJSON()).toMatchObject({ historyIDs: 'PB5 PB3' })

    for (const name of ['sendPriceBookInfoChanges', 'requestNewPriceBook', 'resendPriceBook'] as const)
      expect(await portal.calls(name)).toBe(1)
  },
)

test('A08 an account without an extract reads why, and a way to ask for one', async ({ page, portal }) => {
  await page.goto(`${portal.url}/pricebook`)
  await signIn(page, 'demo-suspended')
  await readAccountStatus(page, 'Suspended')
  await expect(
    page.getByRole('heading', { level: 1, name: 'No price book extract has been set up for you' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Contact a Representative' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact a Representative' })).toBeVisible()
})

test('A24 without price books, the address says so and loads none', async ({ page, portal }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(/ipFunction=(\w*PriceBook\w*)/.exec(request.url())?.[1] ?? ''))
  await page.goto(`${portal.url}/pricebook`)
  await signIn(page, 'demo-empty')
  await expect(page.getByRole('heading', { level: 1, name: 'Not available' })).toBeVisible()
  expect(asked.filter((name) => name !== '')).toEqual(['isPriceBookEnabled'])
})

test('demo-hold sees the message for accounts on hold', async ({ page, portal }) => {
  await page.goto(portal.url)
  await signIn(page, 'demo-hold')
  await readAccountStatus(page, 'On Hold')
})

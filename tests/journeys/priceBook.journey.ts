import { expect, seen, test } from './fixtures.ts'

test('new settings and new and old price books are requested', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/pricebook`)
  const panel = page.getByRole('group', { name: 'Current Configuration' })
  await panel.getByRole('button', { name: 'Request Config Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Config Changes' })
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('I')
  const recipient = dialog.getByRole('textbox', { name: /^Recipient/ })
  await recipient.fill('yard@hargreaves.example; office@hargreaves.example')
  const change = page.waitForRequest(/sendPriceBookInfoChanges/)
  await recipient.press('Enter')
  await expect(seen(page, 'Your request has been sent to us. It applies from your next price book.')).toBeVisible()
  expect((await change).postDataJSON()).toMatchObject({
    typePricebook: 'I',
    recipient: 'yard@hargreaves.example, office@hargreaves.example',
  })

  const rows = page.getByRole('table', { name: 'Price book history' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await panel.getByRole('button', { name: 'Request New Price Book' }).click()
  await expect(seen(page, /^Price book PB5 has been sent to yard@/)).toBeVisible()
  await expect(rows).toHaveCount(6)

  for (const row of [1, 3]) await rows.nth(row).getByRole('checkbox').press('Space')
  const resent = page.waitForRequest(/resendPriceBook/)
  await page.getByRole('button', { name: 'Resend Selected' }).click()
  await expect(seen(page, 'Price book PB5 has been sent again. Price book PB3 has been sent again.')).toBeVisible()
  expect((await resent).postDataJSON()).toMatchObject({ historyIDs: 'PB5 PB3' })
  for (const name of ['sendPriceBookInfoChanges', 'requestNewPriceBook', 'resendPriceBook'] as const)
    expect(await portal.calls(name)).toBe(1)
})

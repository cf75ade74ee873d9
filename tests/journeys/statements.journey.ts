import { expect, seen, test } from './fixtures.ts'

test('a statement is e-mailed, and links to invoice and payment', async ({ signedIn: page, portal }) => {
  await page.getByRole('link', { name: 'Statements', exact: true }).click()
  // Opens the second statement, because the supplier does not e-mail the latest.
  await page.getByRole('table', { name: 'Statements' }).getByRole('row').nth(2).getByRole('link').click()
  const heading = page.getByRole('heading', { level: 1, name: /^Statement \d\d\/\d\d\/\d{4}$/ })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Email Statement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).dblclick()
  await expect(seen(page, 'Statement sent successfully')).toBeVisible()
  expect(await portal.calls('emailStatement')).toBe(1)

  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row')
  const invoice = rows.filter({ hasText: 'Invoice' }).first()
  const listed = (await invoice.getByRole('rowheader').textContent()) ?? ''
  const amount = (await invoice.locator('[data-header="Amount"]').textContent()) ?? ''
  await invoice.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${listed}` })).toBeVisible()
  await expect(seen(page, amount).first()).toBeVisible()
  const [number, suffix] = new URL(page.url()).pathname.replace('/invoices/', '').split('-')
  await page.getByRole('link', { name: 'Pay Invoice' }).first().click()
  await expect(page).toHaveURL(`${portal.url}/pay-account?invoiceId=${number}&suffix=${suffix}`)

  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: 'Pay Balance' }).click()
  await expect(page).toHaveURL(/\/pay-account\?statementId=\d{4}-\d\d-\d\d$/)
})

import { expect, seen, test } from './fixtures.ts'

test(
  'from a statement to an unpaid invoice and to its payment, and Back to the same row',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await page.getByRole('link', { name: 'Statements', exact: true }).click()
    const statements = page.getByRole('table', { name: 'Statements' })
    // Opens the second statement, because the supplier does not e-mail the latest.
    await statements.getByRole('row').nth(2).getByRole('link').click()
    const heading = page.getByRole('heading', { level: 1, name: /^Statement \d\d\/\d\d\/\d{4}$/ })
    await expect(heading).toBeFocused()
    const statement = await heading.textContent()
    await expect(page.getByRole('button', { name: 'Email Statement' })).toBeEnabled()
    const payBalance = page.getByRole('link', { name: 'Pay Balance' })
    await expect(payBalance).toHaveAttribute('href', /^\/pay-account\?statementId=\d{4}-\d\d-\d\d$/)

    const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row')
    const invoice = rows.filter({ has: page.getByText('Invoice', { exact: true }) }).first()
    const listed = (await invoice.getByRole('rowheader').textContent()) ?? ''
    const amount = (await invoice.locator('[data-header="Amount"]').textContent()) ?? ''
    await invoice.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: `Invoice ${listed}` })).toBeVisible()
    await expect(seen(page, amount).first()).toBeVisible()

    const [number, suffix] = new URL(page.url()).pathname.replace('/invoices/', '').split('-')
    const pay = page.getByRole('link', { name: 'Pay Invoice' }).first()
    await pay.click()
    await expect(page).toHaveURL(`${portal.url}/pay-account?invoiceId=${number}&suffix=${suffix}`)

    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: statement ?? '' })).toBeVisible()
    await payBalance.click()
    await expect(page).toHaveURL(/\/pay-account\?statementId=\d{4}-\d\d-\d\d$/)
  },
)

test('a statement is e-mailed once', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/statements`)
  await page.getByRole('table', { name: 'Statements' }).getByRole('row').nth(2).getByRole('link').click()
  const key = new URL(page.url()).pathname.replace('/statements/', '')
  await page.getByRole('button', { name: 'Email Statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email Statement' })
  const to = dialog.getByRole('textbox', { name: 'Email address' })
  await expect(to).not.toHaveValue('')
  await to.fill('accounts@example.com; bookkeeper@example.com')
  const sent = page.waitForRequest(/emailStatement/)
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(seen(page, 'Statement sent successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await sent).postDataJSON()).toMatchObject({ statementDate: key })
  expect(await portal.calls('emailStatement')).toBe(1)
})

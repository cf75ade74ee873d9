import { choose, expect, seen, test } from './fixtures.ts'

test('old invoices are found, and e-mailed once in Xero format', async ({ signedIn: page, portal }) => {
  await page.getByRole('link', { name: 'Invoices', exact: true }).click()
  const table = page.getByRole('table', { name: 'Invoices' })
  const rows = table.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Invoice Date, oldest first')
  await expect(page).toHaveURL(/sort=date$/)
  await page.getByRole('textbox', { name: 'Date From' }).fill('1/1/2020')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2020-01-01/)
  // The address changes first, and the rows a little later.
  const number = '500001-0'
  await expect(rows.nth(1).getByRole('rowheader')).toHaveText(number)
  for (const position of [1, 2, 3, 4]) await rows.nth(position).getByRole('checkbox').check()
  const selected = page.getByRole('region', { name: 'Selected invoices' })
  await selected.getByRole('button', { name: 'Email Selected Invoices' }).click()

  const dialog = page.getByRole('dialog', { name: /^Email / })
  await expect(dialog.getByText(number)).toBeVisible()
  await choose(page, 'Format', 'Xero')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('books@example.com')
  const sending = page.waitForRequest(/emailTransactions/)
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(seen(page, "Invoice's sent successfully")).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(selected).toBeHidden()
  await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const { format, transactionList }: { format: string; transactionList: { transactionNumber: string }[] } = (
    await sending
  ).postDataJSON()
  expect(format).toBe('xero')
  expect(transactionList).toHaveLength(4)
  expect(transactionList.map(({ transactionNumber }) => transactionNumber)).toContain('500001')
  expect(await portal.calls('emailTransactions')).toBe(1)

  // The e-mailed invoices are marked, also after a reload, until the user signs out.
  const marked = table.getByText(/^E-mailed/)
  await expect(marked).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Not e-mailed yet' }).press('Space')
  await expect(page).toHaveURL(/emailed=not/)
  await page.reload()
  await expect(rows.nth(1)).toBeVisible()
  await expect(table.getByText(number)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Not e-mailed yet' }).press('Space')
  await expect(marked).toHaveCount(4)
})

test('a claim is sent once, and listed until it is closed', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/invoices/500024-0`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Something is wrong…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Something is wrong with Invoice 500024-0' })
  await dialog.getByRole('combobox').first().selectOption('Damaged')
  await dialog.getByRole('spinbutton').fill('2')
  await dialog.getByRole('textbox', { name: 'File name of a photograph' }).fill('IMG_1.jpg')
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: /^Damaged, / })).toBeVisible()
  expect(await portal.calls('sendEmailMessage')).toBe(1)

  await page.goto(`${portal.url}/invoices`)
  const claims = page.getByRole('region', { name: 'Open claims' })
  await expect(claims.getByRole('listitem')).toContainText('Invoice 500024-0: Damaged')
  await claims.getByRole('button', { name: 'Close' }).click()
  await expect(claims).toBeHidden()
})

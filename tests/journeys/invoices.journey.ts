import type { Page } from '@playwright/test'
import { choose, expect, seen, test } from './fixtures.ts'

const saves = ({ requests }: { readonly requests: readonly { readonly name: string }[] }) =>
  requests.filter(({ name }) => name === 'saveUserComment')

async function comment(page: Page, action: string, text: string): Promise<void> {
  await page.getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog', { name: /^(Add|Edit) Comment$/ })
  await dialog.getByRole('textbox', { name: /^Comment on invoice/ }).fill(text)
  await dialog.getByRole('button', { name: 'Save comment' }).dblclick()
  await expect(dialog).toBeHidden()
}

test('B26 a comment on an invoice is saved once and is there after a reload', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/invoices/500001-0`)
  await comment(page, 'Add Comment', 'Split with the neighbour')
  await expect(seen(page, 'Comment saved successfully')).toBeVisible()
  await page.reload()
  await expect(seen(page, 'Split with the neighbour')).toBeVisible()
  expect(saves(await portal.ledger())).toHaveLength(1)
})

test('A07 a refused comment is taken back, outlives a reload, and can be saved again without being typed again', async ({
  signedIn: page,
  portal,
}) => {
  await page.goto(`${portal.url}/invoices/500004-0`)
  const before = 'Split between lots 12 and 14, see the site diary'
  await expect(seen(page, before)).toBeVisible()
  await portal.setFaults({ saveUserComment: { fault: 'field-errors', times: 1 } })
  await comment(page, 'Edit Comment', 'All of it for lot 14')
  await expect(seen(page, /^The comment on 500004-0 was not saved\. /)).toBeVisible()
  await expect(seen(page, before)).toBeVisible()
  await expect(seen(page, /^All of it for lot 14$/)).toHaveCount(0)

  // A reload must not send the comment again. Only the press of Save does.
  await page.reload()
  await page.getByRole('button', { name: 'Edit and save again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Comment' })
  await expect(dialog.getByRole('textbox')).toHaveValue('All of it for lot 14')
  await dialog.getByRole('button', { name: 'Save comment' }).click()
  await expect(seen(page, 'Comment saved successfully')).toBeVisible()
  await expect(seen(page, before)).toHaveCount(0)
  await page.reload()
  await expect(seen(page, 'All of it for lot 14')).toBeVisible()
  expect(saves(await portal.ledger())).toHaveLength(2)
})

test(
  'an invoice from three months ago is found and e-mailed to Xero with three others, once',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await page.getByRole('link', { name: 'Invoices', exact: true }).click()
    const table = page.getByRole('table', { name: 'Invoices' })
    const rows = table.getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Invoice Date, oldest first')
    await expect(page).toHaveURL(/sort=date$/)
    // Back undoes the date, and keeps the sort order.
    await page.getByRole('textbox', { name: 'Date From' }).fill('1/1/2020')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/from=2020-01-01/)
    // The address changes first, and the rows a little later.
    const firstNumber = rows.nth(1).getByRole('rowheader')
    await expect(firstNumber).toHaveText('500001-0')
    await page.goBack()
    await expect(page).toHaveURL(/sort=date$/)
    await expect(firstNumber).not.toHaveText('500001-0')
    // The list begins three calendar months back.
    const oldest = rows.nth(1)
    const number = (await oldest.getByRole('rowheader').textContent()) ?? ''
    const [transactionNumber] = number.split('-')
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
    const sent: unknown = (await sending).postDataJSON()
    expect(sent).toMatchObject({ format: 'xero', transactionList: { length: 4 } })
    expect(sent).toMatchObject({
      transactionList: expect.arrayContaining([expect.objectContaining({ transactionNumber })]),
    })
    expect(await portal.calls('emailTransactions')).toBe(1)
  },
)

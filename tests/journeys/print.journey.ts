import type { Page } from '@playwright/test'
import { expect, openSignedIn, test } from './fixtures.ts'

/** Elements that must not be printed. */
const controls =
  'nav, button:not([role=columnheader] *), select, textarea, [type=search], [type=checkbox], [role=alertdialog], [role=region]'

/** Counts the page objects in the PDF, which are not compressed. */
async function countPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('a printed list has a heading, all rows and no controls', async ({ page, portal }) => {
  await openSignedIn(page, portal, 'demo-large')
  await page.goto(`${portal.url}/orders?search=Penrith`)
  const table = page.getByRole('table', { name: 'Orders & Quotes' })
  await expect(table).toBeVisible()
  // The names of the branches are loaded after the rows.
  const rowCount = async () => Number(await table.getAttribute('aria-rowcount'))
  await expect.poll(rowCount).toBeGreaterThan(1000)
  const all = await rowCount()
  expect(await table.getByRole('row').count()).toBeLessThan(100)
  // Print media are not emulated here: the browser's `beforeprint` event makes the portal render all rows.
  expect(await countPages(page)).toBeGreaterThan(all / 60)
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(100)

  // Notes how many rows there are when the press of Print has prepared the page.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      document.documentElement.dataset['printed'] = String(document.querySelectorAll('[role=row], tr').length)
    }),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(all))

  await page.emulateMedia({ media: 'print' })
  for (const control of await page.locator(controls).all()) await expect(control).toBeHidden()
  expect(await table.getByRole('row').count()).toBe(all)
  const text = await page.locator('body').innerText()
  for (const part of ['Corymbia Building Supplies', 'ABN 51 824 753 556', 'Prepared for', 'Penrith'])
    expect(text).toContain(part)
  // Browsers repeat a table head on each page only if it is not sticky, and `break-inside: avoid` keeps it in one piece.
  const head = table.getByRole('rowgroup').first()
  await expect(head).toHaveCSS('display', 'table-header-group')
  await expect(head).toHaveCSS('position', 'static')
  await expect(head).toHaveCSS('break-inside', 'avoid')
  await expect(table.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid')
})

test('selected invoices are printed, each from a new page on', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/invoices`)
  const numbers = ['500028-0', '500026-0', '500025-0']
  for (const number of numbers) await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  await page.getByRole('button', { name: 'Print Selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print 3 invoices' })
  await expect(dialog.getByText('3 of 3 invoices loaded')).toBeVisible()
  expect(await countPages(page)).toBe(3)
  expect(await portal.calls('getTransactionTP')).toBe(3)

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (const number of numbers) await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: 'Invoices', includeHidden: true })).toBeHidden()
})

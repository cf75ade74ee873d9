import type { Page } from '@playwright/test'
import { expect, openSignedIn, signIn, test } from './fixtures.ts'

async function firstRowInView(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const head = document.querySelector('[role=columnheader]')?.getBoundingClientRect().bottom ?? 0
    const rows = [...document.querySelectorAll<HTMLElement>('[role=row][data-index]')]
    const first = rows.find((row) => row.getBoundingClientRect().bottom > head + 8)
    return first?.querySelector('[role=rowheader]')?.textContent ?? null
  })
}

test('Back, reload and a link restore the position in 10,000 rows', async ({ page, portal, context }) => {
  await openSignedIn(page, portal, 'demo-large')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('radio', { name: 'Orders' }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Amount, largest first')
  await expect(page).toHaveURL(/\?show=orders&sort=-amount$/)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 90_000)
  await expect(page).toHaveURL(/&row=\d+-\d+/)
  // Waits until the address stays the same: the scroll position is corrected after the rows have been measured.
  let address = ''
  await expect(async () => {
    const before = address
    address = page.url()
    expect(address).toBe(before)
  }).toPass({ intervals: [1000] })
  const row = new URL(address).searchParams.get('row')?.replace(/-0$/, '')

  await page.reload()
  await expect.poll(() => firstRowInView(page)).toBe(row)
  expect(page.url()).toBe(address)

  // Presses Enter instead of clicking, because Playwright may scroll the page before a click.
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => firstRowInView(page)).toBe(row)
  await expect(page.getByRole('radio', { name: 'Orders' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Amount, largest first')

  const other = await context.newPage()
  await other.goto(address)
  await signIn(other, 'demo-large')
  await expect.poll(() => firstRowInView(other)).toBe(row)
  await other.close()

  // Back undoes one choice at a time.
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/orders(\?row=[^&]*)?$/)
})

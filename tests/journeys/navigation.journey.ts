import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('Back and Forward restore the scroll position', async ({ signedIn: page }) => {
    const category = page.getByRole('main').getByRole('link', { name: 'Tools & Safety', exact: true })
    await category.scrollIntoViewIfNeeded()
    const left = await scrollPosition(page)
    expect(left).toBeGreaterThan(300)
    await category.click()
    const heading = page.getByRole('heading', { name: 'Tools & Safety', level: 1 })
    await expect(heading).toBeFocused()
    await expect.poll(() => scrollPosition(page)).toBe(0)
    await page.goBack()
    await expect(category).toBeFocused()
    await expect.poll(() => scrollPosition(page)).toBe(left)
    await page.goForward()
    await expect(heading).toBeVisible()
    await expect.poll(() => scrollPosition(page)).toBe(0)
  })
})

test('Back and a reload restore the search in a product list', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/products/TIMBER`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('pine')
  await expect(page).toHaveURL(/search=pine/)
  await page.reload()
  await expect(field).toHaveValue('pine')
  const address = page.url()
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(field).toHaveValue('pine')
})

test('a product’s dialog has a URL; closing it leaves no history', async ({ signedIn: page, portal }) => {
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeVisible()
  const search = `${portal.url}/search?value=hanger`
  await page.goto(search)
  const product = page
    .getByRole('main')
    .getByRole('button', { name: /^Joist Hanger/ })
    .first()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  await product.click()
  await expect(page).toHaveURL(/product=/)
  const address = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  // Presses twice by script, before the dialog is gone. A second press by mouse could come later and reach the element
  // below.
  await close.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(search)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeVisible()

  await page.goto(address)
  await expect(dialog).toBeVisible()
  await page.reload()
  await close.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(search)
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  const linkBelowTheWindow = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: 'Tools & Safety', exact: true })

  test(
    'a new page begins at its top, and Back and Forward return to where a page was left',
    { tag: '@gate' },
    async ({ signedIn: page }) => {
      const category = linkBelowTheWindow(page)
      await category.scrollIntoViewIfNeeded()
      const position = () => scrollPosition(page)
      const left = await position()
      expect(left).toBeGreaterThan(300)
      await category.click()
      await expect(page.getByRole('heading', { name: 'Tools & Safety', level: 1 })).toBeVisible()
      await expect.poll(position).toBe(0)
      await page.goBack()
      await expect(category).toBeFocused()
      await expect.poll(position).toBe(left)
      await page.goForward()
      await expect(page.getByRole('heading', { name: 'Tools & Safety', level: 1 })).toBeVisible()
      await expect.poll(position).toBe(0)
    },
  )

  test('Back restores the position of a table, although the page was left before the next frame', async ({
    signedIn: page,
  }) => {
    const category = linkBelowTheWindow(page)
    await category.evaluate((link: HTMLElement) => {
      window.scrollTo(0, 400)
      // Sends the event that a table sends when it has scrolled to a row.
      link.dispatchEvent(new Event('tableRowPlaced', { bubbles: true }))
      link.click()
    })
    await expect(page.getByRole('heading', { name: 'Tools & Safety', level: 1 })).toBeVisible()
    await page.goBack()
    await expect.poll(() => scrollPosition(page)).toBe(400)
  })
})

test(
  'the page and the search of a listing are in the address, and Back, a reload and a new tab restore them',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
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
  },
)

test('another class of the same type does not mount the screen anew', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/products/TIMBER`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const filter = page.getByRole('navigation', { name: 'FILTER SUBCATEGORIES' })
  await filter.evaluate((element) => element.setAttribute('data-marked', ''))
  const name = await filter.getByRole('link').nth(1).textContent()
  await filter.getByRole('link').nth(1).click()
  await expect(page.getByRole('heading', { name: name ?? '', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(filter).toHaveAttribute('data-marked', '')
})

test('a product in its dialog has an address: a shared link opens it, and Back closes it', async ({
  signedIn: page,
  portal,
}) => {
  await page.goto(`${portal.url}/search?value=hanger`)
  const product = page
    .getByRole('main')
    .getByRole('button', { name: /^Joist Hanger/ })
    .first()
  const name = (await product.textContent()) ?? ''
  await product.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  const address = page.url()
  expect(address).toMatch(/product=/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${portal.url}/search?value=hanger`)
  await page.goto(address)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${portal.url}/search?value=hanger`)
})

test('products that were opened leave no entries in the history, however they were closed', async ({
  signedIn: page,
  portal,
}) => {
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeVisible()
  await page.goto(`${portal.url}/search?value=hanger`)
  const product = page
    .getByRole('main')
    .getByRole('button', { name: /^Joist Hanger/ })
    .first()
  const dialog = page.getByRole('dialog')
  await product.click()
  // Presses twice by script, before the dialog is gone. A second press by mouse could come later and reach the element
  // below.
  await dialog.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
    close.click()
    close.click()
  })
  await expect(dialog).toBeHidden()
  await expect(product).toBeFocused()
  await page.goForward()
  await dialog.getByRole('button', { name: 'Close' }).press('Escape')
  await expect(dialog).toBeHidden()
  await product.click()
  await expect(page).toHaveURL(/product=/)
  await page.reload()
  await dialog.getByRole('button', { name: 'Close' }).press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${portal.url}/search?value=hanger`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeVisible()
})

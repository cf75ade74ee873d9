import type { Page } from '@playwright/test'
import { addToCart, expect, openSignedIn, seen, test } from './fixtures.ts'

/** Elements that must not be printed. */
const controls =
  'nav, button:not([role=columnheader] *), select, textarea, [type=search], [type=checkbox], [role=alertdialog], [role=region]'

/** Returns the printed text. Fails if controls, field borders or the session's id are printed. */
async function readPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  for (const control of await page.locator(controls).all()) await expect(control).toBeHidden()
  // A quantity is printed as a plain number, without the field's border.
  for (const field of await page.locator('input:visible').all())
    await expect(field).toHaveCSS('border-top-width', '0px')
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  )
  const sessionId = /sessionId\W+([\w-]{8,})/.exec(stored)?.[1] ?? ''
  expect(sessionId).not.toBe('')
  const text = await page.locator('body').innerText()
  expect(text).not.toContain(sessionId)
  return text
}

/** Counts the page objects in the PDF, which are not compressed. */
async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('L08 a printed list has a head, all rows, and the head of the table on every page', async ({ page, portal }) => {
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
  expect(await countPages(page, 'A4')).toBeGreaterThan(all / 60)
  expect(await countPages(page, 'Letter')).toBeGreaterThan(all / 60)
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(100)

  const text = await readPaper(page)
  expect(await table.getByRole('row').count()).toBe(all)
  for (const part of ['Corymbia Building Supplies', 'ABN 51 824 753 556', 'Orders & Quotes', 'Penrith'])
    expect(text).toContain(part)
  expect(text).toMatch(/Prepared for \S+/)
  expect(text.match(/^Orders & Quotes$/gm)).toHaveLength(1)
  expect(text).toMatch(/^[\d,]+ of 10,000 orders and quotes$/m)

  // Browsers repeat a table head on each page only if it is not sticky, `break-inside: avoid` keeps it in one piece, and it
  // contains no button.
  const head = table.getByRole('rowgroup').first()
  await expect(head).toHaveCSS('display', 'table-header-group')
  await expect(head).toHaveCSS('position', 'static')
  await expect(head).toHaveCSS('break-inside', 'avoid')
  for (const button of await head.locator('button').all()) await expect(button).toHaveCSS('display', 'contents')
  await expect(table.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid')
  await expect(table.getByRole('link').first()).toHaveCSS('text-decoration-line', 'none')
  await expect(table.getByRole('link').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('L08 every printed page has its number', async ({ signedIn: page }) => {
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.cssText] : [])),
  )
  expect(rules.join('\n')).toMatch(/@bottom-right[^}]*counter\(page\)[^}]*counter\(pages\)/)
})

test(
  'L08 a printed cart shows its lines and totals, no control and no message',
  { tag: '@gate' },
  async ({ signedIn: page }) => {
    await addToCart(page, 'screw')
    await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
    await expect(seen(page, /Total inc GST/)).toBeVisible()
    const text = await readPaper(page)
    expect(text).toMatch(/Prepared for \S+/)
    expect(text).toMatch(/\$\d+\.\d\d/)
    expect(text).not.toContain('Added to cart')
  },
)

test.describe('with hidden totals', () => {
  test.use({ settings: { hide_review_price: true, hide_products_price: true } })

  test('L08 totals that are hidden are not printed, and unit prices are', async ({ signedIn: page }) => {
    await addToCart(page, 'screw')
    await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
    await expect(page.getByRole('list', { name: /cart/i }).getByRole('listitem')).toHaveCount(1)
    const amounts = (await readPaper(page)).match(/\$.*/g) ?? []
    expect(amounts).toEqual([expect.stringMatching(/^\$\d+\.\d\d per [A-Z]+$/)])
  })
})

test('L08 the Print button prints all rows too', async ({ page, portal }) => {
  await openSignedIn(page, portal, 'demo-large')
  await page.goto(`${portal.url}/orders?search=Penrith`)
  const table = page.getByRole('table', { name: 'Orders & Quotes' })
  await expect(table).toBeVisible()
  await expect.poll(async () => Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(1000)
  // This `beforeprint` listener runs after the portal's listeners, but before the press of Print has ended.
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.documentElement.dataset['printed'] = String(document.querySelectorAll('[role=row], tr').length)
    })
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(await table.getAttribute('aria-rowcount')))
})

test('L08 printed invoices say their dates once, and each comment as a whole', async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/invoices`)
  const cut = page.getByRole('button', { name: /\.\.\., edit comment on/ }).first()
  const comment = (await cut.getAttribute('title')) ?? ''
  expect(comment.length).toBeGreaterThan(16)
  await page.emulateMedia({ media: 'print' })
  const text = page.locator('body')
  await expect(text).toContainText('Prepared for')
  const paper = await text.innerText()
  expect(paper.match(/Date From/g)).toHaveLength(1)
  expect(paper).toContain(comment)
})

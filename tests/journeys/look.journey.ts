import type { Page } from '@playwright/test'
import { isPublic, routeNames, routes } from '@trade-portal/features/routes'
import { expect, phone, test } from './fixtures.ts'
import { holdBack } from './requests.ts'

/** Paths of signed-in screens without their parameters. */
const addresses = routeNames()
  .filter((name) => !isPublic(name) && name !== 'orderComplete')
  .map((name) => routes[name].path.replace(/\/:.*$/, ''))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Support' })).toBeVisible()
  // The heading is shown even while the code of the screen loads.
  await expect(page.getByText('Loading the page')).toHaveCount(0)
}

/** The left edges of visible elements in masthead, main and bottom bar, in px. */
function leftEdges(page: Page) {
  return page.evaluate(() => {
    // Text for screen readers is clipped and does not count.
    const isSeen = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).clipPath === 'none' && isSeen(element.parentElement))
    const textLeft = (root: Element | null) => {
      const lefts: number[] = []
      if (!root) return lefts
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const { left, width } = range.getBoundingClientRect()
        if (width > 1 && node.textContent?.trim() !== '' && isSeen(node.parentElement)) lefts.push(left)
      }
      return lefts
    }
    const framed = [...document.querySelectorAll('main *')].flatMap((element) => {
      const { left, width } = element.getBoundingClientRect()
      const hasEdge = parseFloat(getComputedStyle(element).borderLeftWidth) > 0
      // Leaves out the border of a panel that fills the width of a phone. The text in the panel is still measured, like all
      // other text.
      const isFullWidth = left <= 0
      return hasEdge && width > 1 && !isFullWidth && isSeen(element) ? [left] : []
    })
    const header = document.querySelector('header')
    // On a phone an arrow stands before the heading. Measures its strokes, because they begin a little inside the icon.
    const wayBack = [...document.querySelectorAll('nav[aria-label=Breadcrumb] a path')].flatMap((arrow) => {
      const { left, width } = arrow.getBoundingClientRect()
      return width > 0 ? [left] : []
    })
    return {
      masthead: Math.min(...textLeft(header)),
      heading: Math.min(...textLeft(document.querySelector('h1')), ...wayBack),
      content: Math.min(...framed, ...textLeft(document.querySelector('main'))),
      bottomBar: Math.min(...textLeft(document.querySelector('nav[aria-label=More]'))),
    }
  })
}

for (const size of [phone, { width: 1680, height: 1000 }])
  test.describe(`${size.width} px wide`, () => {
    // With a line in the cart, the checkout shows its form.
    test.use({ viewport: size, cart: [{ productId: 'FX100001', quantity: 1 }] })

    test(`all parts of a screen share a left edge at ${size.width} px`, async ({ signedIn: page, portal }) => {
      const gutter = size.width < 768 ? 12 : 24
      const edge = Math.max(0, (size.width - 1328) / 2) + gutter
      for (const address of addresses) {
        await open(page, portal.url + address)
        for (const [part, left] of Object.entries(await leftEdges(page)))
          expect(Math.abs(left - edge), `${address}: ${part} at ${left}, edge at ${edge}`).toBeLessThanOrEqual(1)
      }
    })
  })

test('rows of documents are as high in any typeface', async ({ signedIn: page, portal }) => {
  for (const address of ['/orders', '/invoices']) {
    await open(page, portal.url + address)
    await expect(page.locator('[data-index="1"]')).toBeVisible()
    const [own, ...others] = await page.evaluate(
      (typefaces) =>
        typefaces.map((typeface) => {
          document.documentElement.style.setProperty('--brand-font', typeface)
          return Array.from(document.querySelectorAll('[data-index]'), (row) => row.clientHeight)
        }),
      ['"Instrument Sans"', 'Roboto', 'Inter', '"DejaVu Sans"'],
    )
    for (const heights of others) expect(heights, address).toEqual(own)
  }
})

/** The lists of documents, a document, and the operation that each waits for. */
const documents = {
  '/orders': 'getCustomerTransactions',
  '/statements': 'getStatementList',
  '/invoices/500004-0': 'getTransactionTP',
} as const

test('a table’s first row appears where its skeleton was', async ({ signedIn: page, portal }) => {
  const first = page.locator('[data-index="0"]')
  for (const [address, operation] of Object.entries(documents)) {
    const release = await holdBack(page, new RegExp(`ipFunction=${operation}`))
    await open(page, portal.url + address)
    await expect(first).toBeVisible()
    const before = await first.boundingBox()
    release()
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const after = await first.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), address).toBeLessThanOrEqual(4)
    await page.unrouteAll()
  }
})

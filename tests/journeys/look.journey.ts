import type { Locator, Page } from '@playwright/test'
import { isPublic, routeNames, routes } from '@trade-portal/features/routes'
import { expect, phone, test } from './fixtures.ts'
import { holdBack } from './requests.ts'

const screws = '/products/FIXINGS/SCREWS'

/** Paths of signed-in screens without their parameters, and a product list. */
const addresses = routeNames()
  .filter((name) => !isPublic(name) && name !== 'orderComplete')
  .map((name) => routes[name].path.replace(/\/:.*$/, ''))
  .concat(screws)

const sizes = [phone, { width: 768, height: 1024 }, { width: 1280, height: 800 }, { width: 1680, height: 1000 }]

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

for (const size of sizes) {
  test.describe(`${size.width} px wide`, () => {
    // With a line in the cart, the checkout shows its form.
    test.use({ viewport: size, cart: [{ productId: 'FX100001', quantity: 1 }] })

    test('every screen has one left edge', async ({ signedIn: page, portal }) => {
      const gutter = size.width < 768 ? 12 : 24
      const edge = Math.max(0, (size.width - 1328) / 2) + gutter
      for (const address of addresses) {
        await open(page, portal.url + address)
        const edges = await leftEdges(page)
        for (const [part, left] of Object.entries(edges)) {
          expect(Math.abs(left - edge), `${address}: ${part} at ${left}, edge at ${edge}`).toBeLessThanOrEqual(1)
        }
      }
    })
  })
}

/**
 * Opens a page with text of twice the size, as a browser setting does: relative lengths grow, but the window does not.
 */
async function openEnlarged(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('with text of twice the size every screen fits the window', async ({ signedIn: page, portal }) => {
    for (const address of addresses) {
      await openEnlarged(page, portal.url + address)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, address).toBeLessThanOrEqual(360)
    }
  })

  test('with text of twice the size the price stands below the name', async ({ signedIn: page, portal }) => {
    await openEnlarged(page, portal.url + screws)
    await page.getByText('See Prices').click()
    await expect(page.getByText('$', { exact: false }).first()).toBeVisible()
    const name = page.getByRole('button', { name: /^Decking Screw/ }).first()
    expect((await name.boundingBox())?.width).toBeGreaterThan(150)
  })

  test('the dates of the invoices are not cut off', async ({ signedIn: page, portal }) => {
    await open(page, `${portal.url}/invoices`)
    await page.getByRole('button', { name: 'Filter' }).click()
    const from = page.getByRole('textbox', { name: 'Date From' })
    expect(await from.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('with text of twice the size nothing covers an amount or the searched text', async ({
    signedIn: page,
    portal,
  }) => {
    const isBelow = async (lower: Locator, upper: Locator) => {
      const [below, above] = [await lower.boundingBox(), await upper.boundingBox()]
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    }
    await openEnlarged(page, `${portal.url}/statements`)
    const statement = page.getByRole('row').nth(1)
    await isBelow(statement.getByText(/^\$/).first(), statement.getByRole('rowheader'))

    for (const address of ['/invoices?sort=-amount', '/orders?sort=-amount']) {
      await openEnlarged(page, portal.url + address)
      await page.getByRole('table').getByRole('link').first().press('Enter')
      const bar = page.getByRole('region', { name: /^(Invoice|Order)$/ })
      await expect(bar).toBeVisible()
      await isBelow(bar.getByRole('link').or(bar.getByRole('button')), bar.getByText(/^\$/))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }

    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    const field = page.getByRole('searchbox', { name: 'Search products' })
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(200)
  })
})

/** How many rows of a list are completely visible without scrolling. */
function rowsInView(page: Page, rows = 'article') {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((row) => row.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length
  }, rows)
}

for (const [size, least] of [
  [{ width: 1280, height: 800 }, 9],
  [phone, 3],
] as const) {
  test.describe(`${size.width} x ${size.height}`, () => {
    test.use({ viewport: size })

    test(`a list shows ${least} products`, async ({ signedIn: page, portal }) => {
      await open(page, portal.url + screws)
      await page.getByText('See Prices').click()
      await expect(page.getByText('$', { exact: false }).first()).toBeVisible()
      expect(await rowsInView(page)).toBeGreaterThanOrEqual(least)
    })
  })
}

for (const size of [phone, { width: 1280, height: 800 }]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size })

    test('total and Checkout stay in view', async ({ signedIn: page, portal }) => {
      await open(page, portal.url + screws)
      const quantities = page.getByRole('spinbutton', { name: /^Quantity of/ })
      for (let row = 0; row < 12; row += 1) {
        await quantities.nth(row).fill('5')
        await quantities.nth(row).press('Enter')
      }
      await expect(page.getByText('5 in cart')).toHaveCount(12)
      await open(page, `${portal.url}/cart`)
      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      expect(end).toBeGreaterThan(0)
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((top) => window.scrollTo(0, top), end * part)
        const checkout = page.getByRole('link', { name: 'Checkout' })
        await expect(checkout).toBeInViewport({ ratio: 1 })
        const total = page.locator('section').filter({ has: checkout }).getByText(/^\$\d/).last()
        await expect(total).toBeInViewport({ ratio: 1 })
      }
    })
  })
}

test('the price of a box is the one that the cart charges', async ({ signedIn: page, portal }) => {
  await open(page, portal.url + screws)
  await page.getByText('See Prices').click()
  const row = page.getByRole('article').first()
  await row.getByRole('combobox', { name: /^Unit of/ }).selectOption('BOX')
  await expect(row.getByText('Priced in cart')).toBeVisible()
  await row.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(row.getByText(/^per BOX/)).toBeVisible()
  const price = await row.getByText(/^\$\d/).textContent()
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await expect(page.getByText(`${price} per BOX`)).toBeVisible()
})

/** The lists of documents, a document, and the operation that each waits for. */
const documents = {
  '/orders': 'getCustomerTransactions',
  '/invoices': 'getCustomerInvoicesTP',
  '/statements': 'getStatementList',
  '/downloads': 'getDloads',
  '/invoices/500004-0': 'getTransactionTP',
} as const

for (const [size, least] of [
  [phone, 5],
  [{ width: 1024, height: 768 }, 8],
  [{ width: 1280, height: 800 }, 10],
] as const) {
  test.describe(`${size.width} x ${size.height}`, () => {
    test.use({ viewport: size })

    test(`a list of documents shows ${least} of them`, async ({ signedIn: page, portal }) => {
      for (const address of ['/orders', '/invoices', '/statements']) {
        await open(page, portal.url + address)
        await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
        expect(await rowsInView(page, '[role=row][data-index]'), address).toBeGreaterThanOrEqual(least)
      }
    })

    test('the first row of a table stands where its skeleton stood', async ({ signedIn: page, portal }) => {
      const first = page.locator('[data-index="0"]')
      for (const [address, operation] of Object.entries(documents)) {
        const release = await holdBack(page, new RegExp(`ipFunction=${operation}`))
        await open(page, portal.url + address)
        await expect(first).toBeVisible()
        const heading = await page.getByRole('heading', { level: 1 }).textContent()
        const before = await first.boundingBox()
        release('arrive')
        await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        const after = await first.boundingBox()
        expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), address).toBeLessThanOrEqual(4)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
        await page.unrouteAll()
      }
    })
  })
}

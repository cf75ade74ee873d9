import type { Page } from '@playwright/test'
import { foreignTableName, guessedTables, type Faults } from '@trade-portal/mocks'
import { isOperationName, operationNames, type OperationName } from '@trade-portal/supplier-api'
import { expect, fillDelivery, openMyAccount, openSignedIn, searchFor, seen, test as base } from './fixtures.ts'
import { startSupplierProcess } from './supplierProcess.ts'

/** The supplier runs as a separate process. The portal knows nothing of it but its address and its answers. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  server: async ({}, provide) => {
    const supplier = await startSupplierProcess()
    await provide(supplier)
    await supplier.close()
  },
})

const guessing = operationNames().filter((name) => guessedTables(name).length > 0)
const foreignNames: Faults = Object.fromEntries(guessing.map((name) => [name, 'foreign-tables']))

/** Collects the answers to those operations for which the portal can only guess the names of the tables. */
function collectAnswers(page: Page) {
  const answers: Promise<{ name: OperationName; text: string } | undefined>[] = []
  page.on('response', (response) => {
    const name = new URL(response.url()).searchParams.get('ipFunction') ?? ''
    if (response.request().method() === 'POST' && isOperationName(name) && guessing.includes(name))
      answers.push(
        response.text().then(
          (text) => ({ name, text }),
          // The page was left before the answer was complete.
          () => undefined,
        ),
      )
  })
  return async () => (await Promise.all(answers)).filter((answer) => answer !== undefined)
}

/**
 * Checks that each answer has foreign names for all tables whose names the portal guesses, and none of the guessed names.
 * Returns the operations that were answered.
 */
async function expectForeign(collected: ReturnType<typeof collectAnswers>): Promise<OperationName[]> {
  const answers = await collected()
  for (const { name, text } of answers) {
    for (const table of guessedTables(name)) {
      expect(text, name).toContain(`"${foreignTableName(table)}":`)
      expect(text, name).not.toContain(`"${table}":`)
    }
  }
  return [...new Set(answers.map(({ name }) => name))]
}

/**
 * Changes the server's answers to what other servers may send: all numbers as text, and a slash in the ids of products and
 * the numbers of documents.
 */
async function writeOtherwise(page: Page): Promise<void> {
  await page.route(/ipFunction=/, async (route) => {
    const sent = route.request().postData() ?? ''
    const response = await route.fetch({ postData: asOurs(sent) })
    const text = (await response.text()).replaceAll(/\b([A-Z]{2})(\d{6})\b/g, '$1/$2')
    const isJson = text.startsWith('{')
    await route.fulfill({ response, body: isJson ? JSON.stringify(JSON.parse(text, numbersAsText)) : text })
  })
}

/** Turns the ids in a request back into the ids that the simulated supplier knows. */
const asOurs = (sent: string) => sent.replaceAll(/\b([A-Z]{2})\/(\d{6})\b/g, '$1$2').replaceAll('"D/', '"')

function numbersAsText(key: string, value: unknown): unknown {
  if (typeof value !== 'number') return value
  return key === 'transactionNumber' ? `D/${value}` : String(value)
}

test(
  'a whole order with a server in another process that has names of its own for every guessed table',
  { tag: '@gate' },
  async ({ page, portal }) => {
    await portal.setFaults(foreignNames)
    const collected = collectAnswers(page)
    await openSignedIn(page, portal)

    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Fixings', exact: true }).click()
    await main.getByRole('link', { name: 'Anchors & Bolts' }).first().click()
    const product = page
      .getByRole('list', { name: 'Products' })
      .getByRole('listitem')
      .filter({ hasText: 'Sleeve Anchor Hex' })
      .first()
    await product.getByRole('heading').getByRole('button').click()
    const details = page.getByRole('dialog')
    await expect(details.getByText('Less waste, and less time on the saw')).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).click()
    await product.getByRole('button', { name: 'Add to cart' }).click()
    await expect(seen(page, 'Added to cart')).toBeVisible()

    await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await fillDelivery(page)
    await expect(seen(page, /^Delivery from Parramatta, .*, added to the order$/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm Order' }).click()
    const placed = page.getByRole('alertdialog', { name: 'Order Placed' })
    await expect(placed).toContainText(/Order number: \d+/)
    const number = /Order number: (\d+)/.exec((await placed.textContent()) ?? '')?.[1] ?? ''
    await placed.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()

    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('table', { name: 'Orders & Quotes' }).getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
    await expect(seen(page, 'Lot 12 carport').filter({ visible: true }).first()).toBeVisible()

    const { committedOrders } = await portal.ledger()
    expect(committedOrders).toMatchObject([{ type: 'Order', lines: [{ quantity: 1 }, { quantity: 1 }] }])
    expect(committedOrders.map((order) => String(order.number))).toEqual([number])
    expect(await expectForeign(collected)).toEqual(
      expect.arrayContaining([
        'getUserDetails',
        'getWidgetConfiguration',
        'getProductCategories',
        'getProductDetails',
        'getFeaturesAndBenefits',
        'getState',
      ]),
    )
  },
)

test('every other screen whose tables have guessed names, with that server', async ({ page, portal }) => {
  await portal.setFaults(foreignNames)
  const collected = collectAnswers(page)
  await openSignedIn(page, portal)
  await expect(seen(page, '120+ Days')).toBeVisible()

  await page.getByRole('link', { name: 'Statements', exact: true }).click()
  await page.getByRole('table', { name: 'Statements' }).getByRole('row').nth(2).getByRole('link').click()
  await expect(page.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await page.getByRole('link', { name: 'View List Van stock' }).click()
  await expect(page.getByRole('table', { name: 'Lines of the list' }).getByRole('row').nth(1)).toBeVisible()

  await openMyAccount(page)
  await page.getByRole('link', { name: 'Downloads' }).click()
  await expect(page.getByRole('link', { name: /^Timber and framing catalogue/ })).toBeVisible()
  await openMyAccount(page)
  await page.getByRole('link', { name: 'Price Book' }).click()
  await expect(page.getByRole('table', { name: 'Price book history' }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Store Listings' }).click()
  await expect(page.getByRole('heading', { name: 'Corymbia Parramatta' })).toBeVisible()
  await searchFor(page, 'pine framing mgp10')
  await page
    .getByRole('button', { name: /^Tally/ })
    .first()
    .click()
  await expect(page.getByRole('spinbutton', { name: /^Quantity of 2\.4/ })).toBeVisible()

  const asked = await expectForeign(collected)
  expect(asked).toEqual(
    expect.arrayContaining([
      'getStatementList',
      'getStatementDetail',
      'getCustomerAgedBalances',
      'getCustomLists',
      'getDloads',
      'getWebBranches',
      'getPriceBookInfo',
      'getLengthsForProduct',
    ]),
  )
})

test('what adds many products at once, and the search, with a server that also writes numbers and ids otherwise', async ({
  page,
  portal,
}) => {
  await portal.setFaults(foreignNames)
  await writeOtherwise(page)
  await openSignedIn(page, portal)
  const main = page.getByRole('main')
  /** The lines of all carts except the example cart, which exists before the test. */
  const added = async () => (await portal.ledger()).cartLines.filter(({ cartId }) => cartId !== 'example-cart')

  // Copies the last order, whose prices have changed, and adds a product of earlier orders.
  await portal.setFaults({ ...foreignNames, getTransactionTP: 'repriced' })
  const copy = main.getByRole('button', { name: /^Copy to Cart/ }).first()
  await copy.click()
  await expect(seen(page, 'Order copied to cart')).toBeVisible()
  const changed = page.getByRole('dialog', { name: 'What changed' })
  await expect(changed).toContainText(/was \$[\d.,]+, now \$[\d.,]+/)
  await changed.getByRole('button', { name: /^Keep (it|all)/ }).click()
  await portal.setFaults(foreignNames)
  await page.goto(`${portal.url}/order-again`)
  await expect(page.getByText(/^20 of \d+ orders read$/)).toBeVisible()
  const bought = page.getByRole('list', { name: 'Bought before' }).getByRole('listitem')
  const free = bought
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasNotText: 'in cart' })
    .first()
  await free.getByRole('checkbox').check({ force: true })
  await free.getByRole('spinbutton').fill('4')
  const before = (await added()).length
  await page.getByRole('button', { name: 'Add selected' }).click()
  await expect(seen(page, '1 product added to cart')).toBeVisible()
  expect(await added()).toHaveLength(before + 1)

  // The cart is parked and resumed with every line.
  await page.getByRole('link', { name: /^Cart, / }).click()
  await page.getByRole('button', { name: 'Park this cart' }).click()
  await page.getByRole('textbox', { name: 'Job' }).fill('12 Smith Street')
  await page.getByRole('dialog').getByRole('button', { name: 'Park this cart' }).click()
  await expect(seen(page, 'Your cart is empty.')).toBeVisible()
  await page.getByRole('link', { name: 'Custom Lists', exact: true }).click()
  await page.getByRole('link', { name: 'View List 12 Smith Street (parked)' }).click()
  await page.getByRole('button', { name: 'Resume this cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(before + 1)

  // The search finds the document by its number, and a product by its code.
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const order = page.getByRole('table', { name: 'Orders & Quotes' }).getByRole('link').first()
  await expect(order).toHaveText(/^D\/\d+/)
  const number = (await order.textContent()) ?? ''
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Search products' })
  await field.fill(number)
  await expect(page.getByRole('option').first()).toContainText(number)
  await field.fill('FX/100001')
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option')).toContainText('FX/100001')
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('FX/100001')
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('FX/100001')

  await page.goto(`${portal.url}/quick-order`)
  const line = page.getByRole('searchbox', { name: 'Code or name, and quantity' })
  for (const text of ['FX/100001 12', 'FX/100002 8', 'TM/100001 10 @ 4.2']) {
    await line.fill(text)
    await line.press('Enter')
  }
  await expect(seen(page, '3 lines: 3 ready').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add 3 to cart' }).filter({ visible: true }).click()
  // The text appears in the toast, and soon after in the note above the lines.
  await expect(seen(page, '3 lines added to cart').first()).toBeVisible()
  // The newest line stands first in the Quick Order list, and is added to the cart first.
  expect((await added()).slice(-3)).toMatchObject([{ quantity: 42 }, { quantity: 8 }, { quantity: 12 }])
  // Calls that are under way when the server closes must not fail the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

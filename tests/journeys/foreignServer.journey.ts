import type { Page } from '@playwright/test'
import { foreignTableName, guessedTables, type Faults } from '@trade-portal/mocks'
import { isOperationName, operationNames, type OperationName } from '@trade-portal/supplier-api'
import { expect, fillDelivery, openSignedIn, seen, test as base } from './fixtures.ts'
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

test('an order is placed at a server with other table names', async ({ page, portal }) => {
  await portal.setFaults(foreignNames)
  const collected = collectAnswers(page)
  await openSignedIn(page, portal)

  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Fixings', exact: true }).click()
  await main.getByRole('link', { name: 'Anchors & Bolts' }).first().click()
  const product = page
    .getByRole('list', { name: 'Products' })
    .getByRole('article')
    .filter({ hasText: 'Sleeve Anchor Hex' })
    .first()
  await product.getByRole('heading').getByRole('button').click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Less waste, and less time on the saw')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).click()
  await product.getByRole('button', { name: 'Add to cart' }).click()
  await expect(product.getByText('1 in cart')).toBeVisible()

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
})

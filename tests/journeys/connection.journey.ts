import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, homeHeading, openSignedIn, seen, test } from './fixtures.ts'
import { holdBack } from './requests.ts'

test(
  'H07 a notice shows while the browser is offline, and pages load again afterwards',
  { tag: '@gate' },
  async ({ signedIn: page, portal, context }) => {
    await expect(homeHeading(page)).toBeVisible()
    await page.goto(`${portal.url}/products`)
    await expect(page.getByRole('link', { name: 'Timber', exact: true }).first()).toBeVisible()
    await context.setOffline(true)
    await expect(seen(page, /^You are offline/)).toBeVisible()
    await context.setOffline(false)
    await expect(seen(page, /^You are offline/)).toBeHidden()
    await page.getByRole('link', { name: 'Timber', exact: true }).last().click()
    await expect(page.getByRole('heading', { name: 'Timber', level: 1 })).toBeVisible()
  },
)

test(
  'H06 starting while the supplier is unreachable shows a message and Try again',
  { tag: '@gate' },
  async ({ page, portal, supplier }) => {
    await openSignedIn(page, portal)
    await supplier.close()
    await page.reload()
    await expect(seen(page, 'We cannot reach the supplier. Check your connection and try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
)

test(
  'I01 a screen whose code cannot be loaded says so and offers a reload',
  { tag: '@gate' },
  async ({ signedIn: page }) => {
    // Set up before the reload, because the portal may then prefetch the cart's code at any time.
    await page.route(/\/assets\/cart-/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.reload()
    await expect(homeHeading(page)).toBeVisible()
    await page.getByRole('link', { name: /^Cart, 0 items/ }).click()
    await expect(seen(page, 'We could not load this page')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeFocused()
    await expect(page).toHaveTitle(/^Review Cart – /)
    await page.unroute(/\/assets\/cart-/)
    await page.getByRole('button', { name: 'Reload the portal' }).click()
    await expect(seen(page, 'Your cart is empty.')).toBeVisible()
  },
)

test.describe('I01 dialogs and menus whose code cannot be loaded', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('leave the page as it is, say so, and offer a reload', { tag: '@gate' }, async ({ signedIn: page }) => {
    await expect(homeHeading(page)).toBeVisible()
    await page.route(/\/assets\/aria-/, (route) => route.abort())
    await page.reload()
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.click()
    const notice = page.getByText('We could not open this', { exact: true })
    await expect(notice).toBeVisible()
    await expect(homeHeading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toBeHidden()
    await menu.click()
    await page.unroute(/\/assets\/aria-/)
    await page.getByRole('button', { name: 'Reload the portal' }).click()
    await menu.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('messages whose code is still loading do not appear on another page', async ({ signedIn: page }) => {
  const code = /\/assets\/MessagesDialog-/
  const end = await holdBack(page, code)
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Messages' }).click()
  await page.getByRole('link', { name: /^Cart, 0 items/ }).click()
  await expect(seen(page, 'Your cart is empty.')).toBeVisible()
  const arrived = page.waitForResponse(code)
  end('arrive')
  await arrived
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Messages' }).waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('I01 a list is shown even if the code of its menu of views cannot be loaded', async ({
  signedIn: page,
  portal,
}) => {
  await page.route(/\/assets\/aria-/, (route) => route.abort())
  await page.goto(`${portal.url}/orders`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Views' })).toBeDisabled()
})

test('I01 a calendar whose code cannot be loaded says so, and the date can be typed', async ({
  signedIn: page,
  portal,
}) => {
  const code = /\/assets\/CalendarPanel-[^/]*\.js/
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto(`${portal.url}/invoices`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Calendar, Date From' }).click()
  await expect(seen(page, 'We could not open this')).toBeVisible()
  const from = page.getByRole('textbox', { name: 'Date From' })
  await from.fill('1 Jan 2020')
  await from.press('Tab')
  await expect(from).toHaveValue('01/01/2020')
  await expect(page).toHaveURL(/from=2020-01-01/)
})

test('D20 a small answer that decompresses to 300 MB is abandoned, and the portal still works', async ({
  signedIn: page,
  portal,
}) => {
  // The answer is an empty list after 300 MB of blanks, so the portal must not read it to the end.
  const blanks = Buffer.alloc(300 * 1024 * 1024, ' ')
  const packed = gzipSync(Buffer.concat([blanks, Buffer.from('{"InvoiceListTP":{"InvoiceTP":[]}}')]), { level: 1 })
  const bomb = createServer((_request, response) => {
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
      })
      .end(packed)
  })
  await new Promise<void>((resolve) => bomb.listen(0, '127.0.0.1', resolve))
  const address = bomb.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await page.route(/ipFunction=getCustomerInvoicesTP/, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  await page.goto(`${portal.url}/invoices`)
  // A slow machine needs a long time to decompress the part that is read.
  const message = seen(page, 'The supplier gave an unexpected answer. Try again.')
  await expect(message).toBeVisible({ timeout: 120_000 })
  bomb.close()
  await page.unroute(/ipFunction=getCustomerInvoicesTP/)
  await page.goto(`${portal.url}/orders`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

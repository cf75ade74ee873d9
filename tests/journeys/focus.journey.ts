import type { Page } from '@playwright/test'
import { addToCart, expect, fillCheckout, homeHeading, phone, seen, signIn, test } from './fixtures.ts'
import { FocusLog } from './focusLog.ts'

// In these journeys, each press of a key changes or removes the focused element. The snapshots list where the focus was
// before and after each press.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
const spinner = (page: Page, name: string | RegExp) => page.getByRole('spinbutton', { name, exact: true })

test('signing in and out', async ({ page, portal }) => {
  const focus = new FocusLog(page)
  await page.goto(portal.url)
  const send = button(page, 'Sign in')
  await focus.press('Enter', send, field(page, 'Username'))
  await field(page, 'Username').fill('demo-admin')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await focus.press('Enter', button(page, 'Show password'), button(page, 'Hide password'))
  await focus.press('Enter', send, send)
  await expect(seen(page, 'The user name or password is incorrect.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('sandbox')
  await focus.press('Enter', send, homeHeading(page))

  await focus.press('Enter', button(page, 'My Account'), button(page, 'My Account'))
  await focus.press('Enter', button(page, 'Sign Out'), field(page, 'Username'))

  await signIn(page)
  await expect(homeHeading(page)).toBeVisible()
  await portal.setFaults({ getState: 'network-failure' })
  await page.reload()
  await expect(button(page, 'Try again')).toBeVisible()
  await portal.setFaults({})
  await focus.press('Enter', button(page, 'Try again'), homeHeading(page))
  expect(String(focus)).toMatchSnapshot('sign-in.txt')
})

test('searching and adding', async ({ signedIn: page }) => {
  const focus = new FocusLog(page)
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await focus.press('Enter', button(page, 'Search'), search)
  await focus.press('Enter', button(page, 'Hide search'), button(page, 'Search'))
  await focus.press('Enter', button(page, 'Search'), search)
  await search.fill('screw')
  await focus.press('Enter', search, heading(page, 'Search results'))
  await expect(seen(page, /products? for “screw”$/)).toBeVisible()
  await focus.press('Enter', button(page, /^Add to cart/), button(page, /^Add 1 more/))

  const first = page.getByRole('article').first()
  const least = first.getByRole('button', { name: /^Decrease/ })
  await first.getByRole('button', { name: /^Increase/ }).press('Enter')
  await focus.press('Enter', least, least)
  const quantities = page.getByRole('spinbutton', { name: /^Quantity of/ })
  await quantities.first().fill('3')
  await focus.press('Enter', quantities.first(), quantities.nth(1))

  const product = first.getByRole('button').first()
  await focus.press('Enter', product, page.getByRole('dialog'))
  await focus.press('Escape', page.getByRole('dialog'), product)

  await search.fill('nothingofthis')
  await expect(seen(page, 'No matching records.')).toBeVisible()
  await focus.press('Escape', search, search)
  expect(String(focus)).toMatchSnapshot('search.txt')
})

test.describe('with four products on a page', () => {
  test.use({ settings: { pagesize: 4 } })

  test('the pages of a listing', async ({ signedIn: page, portal }) => {
    const focus = new FocusLog(page)
    await page.goto(`${portal.url}/products/FIXINGS/SCREWS`)
    const unit = page
      .getByRole('article')
      .getByRole('combobox', { name: /^Unit of/ })
      .first()
    await expect(unit).toBeVisible()

    const next = button(page, 'Next')
    const previous = button(page, 'Previous')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    for (const number of [2, 3, 4, 5]) {
      await expect(next).toBeEnabled()
      await focus.press('Enter', next, next)
      await expect(pages.getByText(`Page ${number}`)).toBeVisible()
    }
    await expect(next).toBeDisabled()
    for (const number of [4, 3, 2, 1]) {
      await expect(previous).toBeEnabled()
      await focus.press('Enter', previous, previous)
      await expect(pages.getByText(`Page ${number}`)).toBeVisible()
    }
    await expect(previous).toBeDisabled()
    const grid = page.getByRole('radio', { name: 'Grid' })
    await focus.press('Space', grid, grid)
    const prices = page.getByRole('checkbox', { name: 'See Prices' })
    await focus.press('Space', prices, prices)
    expect(String(focus)).toMatchSnapshot('listing.txt')
  })
})

test('the cart', async ({ signedIn: page }) => {
  const focus = new FocusLog(page)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill('screw')
  await page.keyboard.press('Enter')
  const quantities = page.getByRole('spinbutton', { name: /^Quantity of/ })
  for (let row = 0; row < 4; row += 1) {
    await quantities.nth(row).fill('2')
    await quantities.nth(row).press('Enter')
  }
  await expect(seen(page, '2 in cart')).toHaveCount(4)
  await focus.press('Enter', page.getByRole('link', { name: /^Cart, \d+ items/ }), heading(page, 'Review Cart'))

  const removes = page.getByRole('button', { name: /^Remove/ })
  await expect(removes).toHaveCount(4)
  const least = page.getByRole('button', { name: /^Decrease/ }).first()
  await focus.press('Enter', least, least)
  const remove = async (from: number, to: number) => {
    const name = await removes.nth(to).getAttribute('aria-label')
    await focus.press('Enter', removes.nth(from), button(page, name ?? ''))
  }
  await remove(0, 1)
  await expect(removes).toHaveCount(3)
  await remove(2, 1)
  await expect(removes).toHaveCount(2)

  await focus.press('Enter', button(page, 'Clear All'), button(page, 'Keep the cart'))
  await focus.press('Enter', button(page, 'Keep the cart'), button(page, 'Clear All'))
  await focus.press('Enter', button(page, 'Clear All'), button(page, 'Keep the cart'))
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' })
  await focus.press('Enter', yes, heading(page, 'Your cart is empty.'))
  await focus.press('Enter', page.getByRole('link', { name: 'View Products' }), heading(page, 'Browse Categories'))

  // Waits until the first toast has disappeared, so that there are never two.
  await expect(seen(page, /^Added to cart/)).toHaveCount(0)
  await addToCart(page, 'screw')
  await focus.press('Enter', page.getByRole('link', { name: /^Cart, 1 item/ }), heading(page, 'Review Cart'))
  await focus.press('Enter', removes, heading(page, 'Your cart is empty.'))
  expect(String(focus)).toMatchSnapshot('cart.txt')
})

test('a product sold by length', async ({ signedIn: page, portal }) => {
  const focus = new FocusLog(page)
  // Products that can be ordered in any length.
  await page.goto(`${portal.url}/search?value=MGP12`)
  const open = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Tally/ })
  await focus.press('Enter', open, spinner(page, 'Length 1 (m)'))
  await focus.press('Escape', spinner(page, 'Length 1 (m)'), open)
  await focus.press('Enter', open, spinner(page, 'Length 1 (m)'))
  await spinner(page, 'Length 1 (m)').fill('2.4')
  await focus.press('Enter', spinner(page, 'Length 1 (m)'), spinner(page, 'Quantity 1'))
  await focus.press('Enter', spinner(page, 'Quantity 1'), spinner(page, 'Length 2 (m)'))
  await spinner(page, 'Length 2 (m)').fill('3')
  await focus.press('Enter', button(page, 'Add a length'), spinner(page, 'Length 3 (m)'))
  await focus.press('Enter', button(page, 'Remove length 1'), button(page, 'Remove length 1'))
  await expect(spinner(page, 'Length 1 (m)')).toHaveValue('3')
  await focus.press('Enter', button(page, 'Remove length 2'), spinner(page, 'Length 1 (m)'))
  await focus.press('Enter', page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }), open)
  expect(String(focus)).toMatchSnapshot('tally.txt')
})

test('Enter in an empty length goes to Add to cart, and presses it only the next time', async ({
  signedIn: page,
  portal,
}) => {
  await page.clock.install()
  await page.goto(`${portal.url}/search?value=MGP12`)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Tally/ })
    .click()
  await expect(spinner(page, 'Length 1 (m)')).toBeFocused()
  await page.keyboard.type('2.4')
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(spinner(page, 'Length 2 (m)')).toBeFocused()
  await page.keyboard.press('Enter')
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })
  await expect(add).toBeFocused()
  // Waits until an effect of the press would be visible.
  await page.clock.runFor(500)
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await portal.calls('addCartProduct')).toBe(1)
})

test('the checkout', async ({ signedIn: page, portal }) => {
  const focus = new FocusLog(page)
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await focus.press('Enter', page.getByRole('link', { name: 'Checkout' }), heading(page, 'Order Details'))
  const confirm = button(page, 'Confirm Order')
  const despatch = page.getByRole('radio').first()
  await focus.press('Enter', confirm, despatch)
  await focus.press('Enter', page.getByRole('link', { name: /Job name/ }), field(page, /^Job name/))
  await page.getByRole('radio', { name: /Delivery to site/ }).check()
  const tomorrow = button(page, 'Tomorrow, Required date')
  await focus.press('Enter', tomorrow, tomorrow)
  const calendar = button(page, 'Calendar, Required date')
  await focus.press('Enter', calendar, page.locator('[role=gridcell] :focus'))
  await focus.press('Escape', page.locator('[role=gridcell] :focus'), calendar)
  await fillCheckout(page, { despatch: /Pickup/ })
  await portal.setFaults({ processComplete: { fault: 'field-error', times: 1 } })
  await focus.press('Enter', confirm, button(page, 'OK'))
  await focus.press('Enter', button(page, 'OK'), confirm)
  await focus.press('Enter', confirm, button(page, 'OK'))
  await focus.press('Enter', button(page, 'OK'), heading(page, 'Order Complete!'))
  expect(String(focus)).toMatchSnapshot('checkout.txt')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu', async ({ signedIn: page }) => {
    const focus = new FocusLog(page)
    const menu = button(page, 'Menu')
    const close = button(page, 'Close')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await focus.press('Enter', menu, drawer)
    await focus.press('Escape', drawer, menu)
    await focus.press('Enter', menu, drawer)
    await focus.press('Enter', close, menu)
    await focus.press('Enter', menu, drawer)
    const products = button(page, 'Products')
    const all = page.getByRole('link', { name: 'All Products' })
    await focus.press('Enter', products, all)
    await focus.press('Enter', button(page, /^Back/), products)
    await focus.press('Enter', products, all)
    await focus.press('Enter', all, heading(page, 'Browse Categories'))
    await focus.press('Enter', menu, drawer)
    await focus.press('Enter', button(page, 'My Account'), heading(page, 'My Account'))
    await focus.press('Enter', button(page, 'Sign Out'), field(page, 'Username'))
    expect(String(focus)).toMatchSnapshot('phone.txt')
  })
})

test('the lists of documents, a document and its dialogs', async ({ signedIn: page }) => {
  const focus = new FocusLog(page)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const search = page.getByRole('searchbox', { name: 'Search orders and quotes' })
  await focus.press('Enter', link('Orders'), heading(page, 'Orders & Quotes'))
  await search.fill('300001')
  await expect(seen(page, /^1 of \d+ orders and quotes$/)).toBeVisible()
  await focus.press('Enter', link('300001'), heading(page, 'Quote 300001'))
  const copy = button(page, 'Copy to Cart')
  await focus.press('Enter', copy, copy)
  await expect(seen(page, 'Quote copied to cart')).toBeVisible()
  const email = button(page, 'Email')
  const dialog = page.getByRole('dialog')
  await focus.press('Enter', email, dialog)
  await focus.press('Escape', dialog, email)
  await focus.press('Enter', email, dialog)
  await focus.press('Enter', dialog.getByRole('button', { name: 'Send' }), email)
  const more = button(page, 'More')
  const menuItem = (name: string) => page.getByRole('menuitem', { name })
  // The button is disabled until the code of the menu is loaded.
  await expect(more).toBeEnabled()
  await focus.press('Enter', more, menuItem('Request Change'))
  await focus.press('Enter', menuItem('Request Change'), dialog)
  await focus.press('Escape', dialog, more)
  await page.goBack()
  await expect(link('300001')).toBeFocused()

  await focus.press('Enter', link('Invoices'), heading(page, 'Invoices'))
  const comment = button(page, /^Add comment to/)
  await focus.press('Enter', comment, field(page, /^Comment on invoice/))
  await focus.press('Escape', field(page, /^Comment on invoice/), comment)
  await page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1).getByRole('checkbox').press('Space')
  await focus.press('Enter', button(page, 'Unselect All'), page.getByRole('table').getByRole('checkbox').nth(1))

  await focus.press('Enter', link('Statements'), heading(page, 'Statements'))
  const statement = page.getByRole('table', { name: 'Statements' }).getByRole('row').nth(2).getByRole('link')
  await focus.press('Enter', statement, heading(page, /^Statement \d\d/))
  await focus.press('Enter', button(page, 'Email Statement'), dialog)
  await focus.press('Escape', dialog, button(page, 'Email Statement'))
  const timeless = String(focus)
    .replaceAll(/\d\d\/\d\d\/\d{4}/g, 'a day')
    .replaceAll(/\b500\d{3}(-0)?\b/g, 'the latest')
  expect(timeless).toMatchSnapshot('documents.txt')
})

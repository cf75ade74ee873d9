import { expect, test as base } from './fixtures.ts'
import { openWithReader, type Reader } from './reader/reader.ts'

/** A fixed Monday, so that dates in the transcripts do not change. */
const start = '2026-03-02T09:00:00+11:00'

const test = base.extend<{ reader: Reader }>({
  reader: async ({ page, portal }, provide, info) => {
    const reader = await openWithReader(page, portal.url, new Date(start))
    await provide(reader)
    await info.attach('transcript', { body: reader.transcript() })
    expect(reader.missed(), 'in a live region that appeared together with its text').toEqual([])
  },
})

test.use({
  suppliersTime: start,
  // Animations would take real time.
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
})

/** The matching announcements. One that was made twice is listed twice. */
const announced = (reader: Reader, words: RegExp) => reader.heard().filter((text) => words.test(text))

async function signIn(reader: Reader): Promise<void> {
  await reader.type('demo-admin')
  await reader.press('Tab')
  await reader.type('sandbox', 'the password')
  await reader.press('Enter')
}

async function search(reader: Reader, term: string): Promise<void> {
  await reader.find('Shift+B', /^Search, /)
  await reader.press('Enter')
  await reader.type(term)
  await reader.press('Enter')
}

async function openCart(reader: Reader): Promise<void> {
  await reader.find('Shift+K', /^Cart, /)
  await reader.press('Enter')
}

async function openCheckout(reader: Reader): Promise<void> {
  await reader.find('K', /^Checkout, /)
  await reader.press('Enter')
}

/** Chooses the branch of a pickup, and moves on to the required date. */
async function fillPickup(reader: Reader): Promise<void> {
  await reader.tabTo(/^Branch, /)
  // A letter selects the option that begins with it.
  await reader.press('b')
  await reader.tabTo(/^Required date/)
}

async function confirm(reader: Reader): Promise<void> {
  await reader.tabTo(/^Confirm Order/)
  await reader.press('Enter')
}

test('what is heard from a search to Order Placed', async ({ reader, portal }) => {
  await signIn(reader)
  await search(reader, 'joist')
  await reader.find('H', /^Joist Hanger/)
  await reader.tabTo(/^Quantity of Joist Hanger/)
  await reader.type('5')
  await reader.tabTo(/^Add to cart/)
  await reader.press('Enter')
  await reader.find('H', /^Joist Hanger/)
  await reader.tabTo(/^Add to cart/)
  await reader.press('Enter')

  await openCart(reader)
  await reader.find('H', /^Joist Hanger/)
  await reader.tabTo(/^Quantity of/)
  await reader.press('ArrowUp')
  await reader.tabTo(/^Remove /)
  await reader.press('Enter')
  await reader.find('Shift+B', /^Undo/)
  await reader.press('Enter')
  await reader.find('Shift+K', /^Checkout, /)
  await reader.press('Enter')

  await reader.tabTo(/^Pickup from branch/)
  await reader.press('Space')
  await reader.tabTo(/^Job name/)
  await reader.type('Lot 12 carport')
  await fillPickup(reader)
  await reader.type('5/3/2026')
  await confirm(reader)
  await reader.press('Enter')
  await reader.read(3)

  const { committedOrders } = await portal.ledger()
  expect(committedOrders.map(({ type, lines }) => [type, lines.map(({ quantity }) => quantity)])).toEqual([
    ['Order', [1, 6]],
  ])
  expect(announced(reader, /^14 products/)).toHaveLength(1)
  expect(announced(reader, /^5 Joist Hanger .* in cart, 5 items$/)).toHaveLength(1)
  expect(announced(reader, /^Joist Hanger .* removed, /)).toHaveLength(1)
  expect(reader.transcript()).toContain(
    `Order Placed, alert dialog, Thank you. Your order has been placed. Order number: ${committedOrders[0]?.number}`,
  )
  expect(reader.transcript()).toMatchSnapshot('search-to-order-placed.txt')
})

test('what is heard of a product sold by length', async ({ reader, portal }) => {
  await signIn(reader)
  reader.forget()
  // Products that can be ordered in any length.
  await search(reader, 'pine framing mgp12')
  await reader.find('H', /^Pine Framing/)
  await reader.tabTo(/^Tally/)
  await reader.press('Enter')
  for (const number of ['3.3', '4', '2.4', '2']) {
    await reader.type(number)
    if (number !== '2') await reader.press('Enter')
  }
  await reader.tabTo(/^Add to cart/)
  await reader.press('Enter')

  await openCart(reader)
  await reader.find('B', /change the lengths of/)
  await reader.press('Enter')
  await reader.tabTo(/^Quantity 1/)
  await reader.press('ArrowUp')
  await reader.tabTo(/^Remove length 2/)
  await reader.press('Enter')
  await reader.tabTo(/^Update cart/)
  await reader.press('Enter')
  await reader.find('Shift+H', /^Pine Framing/)
  await reader.read(6)

  const { cartLines } = await portal.ledger()
  expect(cartLines.filter(({ unit }) => unit === 'LM').map(({ quantity }) => quantity)).toEqual([16.5])
  for (const total of ['18.00', '21.30', '16.50']) {
    expect(announced(reader, new RegExp(`^Total length: ${total} m`)), total).toHaveLength(1)
  }
  expect(announced(reader, /^18 m of Pine Framing .* in cart/)).toHaveLength(1)
  expect(reader.transcript()).toMatchSnapshot('a-tally-product.txt')
})

test('what is heard of an error at the checkout and its repair', async ({ reader, portal }) => {
  await signIn(reader)
  await search(reader, 'joist hanger')
  await reader.find('B', /^Add to cart/)
  await reader.press('Enter')
  await openCart(reader)
  reader.forget()
  await openCheckout(reader)
  await reader.find('B', /^Confirm Order/)
  await reader.press('Enter')
  expect(announced(reader, /^3 things need attention$/)).toHaveLength(1)
  expect(reader.transcript()).toContain('page: Error: Order Details')

  await reader.find('Shift+H', /need attention/)
  await reader.read(3)
  await reader.find('Shift+K', /^Despatch type/)
  await reader.press('Enter')
  await reader.press('Space')
  await reader.find('Shift+K', /^Job name/)
  await reader.press('Enter')
  await reader.type('Lot 12 carport')
  await fillPickup(reader)
  // The day before `start`.
  await reader.type('1/3/2026')
  await confirm(reader)
  expect((await portal.ledger()).committedOrders).toHaveLength(0)
  await reader.press('Control+a')
  await reader.type('5/3/2026')
  await reader.tabTo(/^Required time/)
  expect(reader.transcript()).toMatch(/ {4}page: Order Details[^[]*$/)
  await confirm(reader)
  await reader.press('Enter')

  expect(announced(reader, /^2 things need attention$/)).toHaveLength(0)
  expect((await portal.ledger()).committedOrders).toHaveLength(1)
  expect(reader.transcript()).toMatchSnapshot('an-error-at-checkout.txt')
})

test('what is heard of an order that is found in the list and copied to the cart', async ({ reader, portal }) => {
  await signIn(reader)
  reader.forget()
  await reader.find('Shift+K', /^Orders, /)
  await reader.press('Enter')
  await reader.tabTo(/^Search orders and quotes/)
  await reader.type('frames')
  await reader.tabTo(/^All, /)
  await reader.press('ArrowRight')
  await reader.find('K', /^\d+, link/)
  await reader.read(8)
  await reader.find('Shift+K', /^\d+, link/)
  await reader.press('Enter')
  await reader.find('B', /^Copy to Cart/)
  await reader.press('Enter')
  expect(await portal.calls('copyTranToCart')).toBe(1)
  expect(announced(reader, /^Order copied to cart$/)).toHaveLength(1)
  expect(reader.transcript()).toMatchSnapshot('an-order.txt')
})

test('what is heard of invoices that are e-mailed', async ({ reader, portal }) => {
  await signIn(reader)
  reader.forget()
  await reader.find('Shift+K', /^Invoices, /)
  await reader.press('Enter')
  await reader.find('F', /^Select \d+/)
  await reader.press('Space')
  await reader.press('F6')
  await reader.press('Enter')
  await reader.tabTo(/^Email address/)
  await reader.press('Control+A')
  await reader.type('books@example.com')
  await reader.tabTo(/^Format/)
  await reader.press('x')
  await reader.tabTo(/^Send/)
  await reader.press('Enter')
  expect(await portal.calls('emailTransactions')).toBe(1)
  expect(announced(reader, /^Invoice's sent successfully$/)).toHaveLength(1)
  expect(reader.transcript()).toMatchSnapshot('an-e-mailed-invoice.txt')
})

test('what is heard of a statement', async ({ reader }) => {
  await signIn(reader)
  reader.forget()
  await reader.find('Shift+K', /^Statements, /)
  await reader.press('Enter')
  await reader.find('K', /^\d\d\/\d\d\/\d{4}, link/)
  await reader.press('Enter')
  await reader.read(52)
  await reader.find('Shift+K', /^500014-0, link/)
  await reader.press('Enter')
  await reader.read(24)
  expect(reader.transcript()).toMatchSnapshot('a-statement.txt')
})

import { isPublic, routeNames } from '@trade-portal/features/routes'
import { addressesOf } from './addresses.ts'
import { expect, seen, signIn, storeSession, test } from './fixtures.ts'

const guarded = addressesOf(routeNames().filter((name) => !isPublic(name)))

for (const [path, name] of guarded) {
  test(`E14 O01 ${path} can be opened directly`, { tag: '@gate' }, async ({ page, portal, supplier }) => {
    await storeSession(page, portal, supplier)
    await page.goto(portal.url + path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect(page.url()).toBe(portal.url + path)
  })

  test(`A17 E14 ${path} can be opened directly: signed out it asks to sign in first, signed in it shows`, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url + path)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await signIn(page)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    expect(page.url()).toBe(portal.url + path)
    await page.reload()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  })
}

test('E14 the public pages need no sign-in', { tag: '@gate' }, async ({ page, portal }) => {
  for (const [path, name] of addressesOf(routeNames().filter(isPublic))) {
    await page.goto(portal.url + path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  await page.goto(`${portal.url}/register`)
  await page.getByRole('link', { name: /Back/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

const malformed = [
  '%',
  '%2',
  '%E0%A4%A',
  '%00',
  '/../..',
  '//evil.example',
  '/%2f',
  '/<svg onload=alert(1)>',
  '?page=%',
  '#%',
]

test(
  'E05 E11 a malformed address shows a page inside the shell',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const starts = ['/search', '/no-such-page', '/CART', '/cart/']
    for (const address of [
      ...malformed.map((end) => `/products${end}`),
      ...starts.map((start) => `${start}%E0%A4%A`),
    ]) {
      await page.goto(portal.url + address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(new URL(portal.url).origin)
    }
  },
)

test('E06 a hostile hash leads nowhere', async ({ signedIn: page, portal }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const hash of [
    '#//evil.example',
    '#/\\evil',
    '#javascript:alert(1)',
    '#/../admin',
    '#%2F%2Fevil.example',
    `#${'x'.repeat(10_000)}`,
  ]) {
    await page.goto(`${portal.url}/cart${hash}`)
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(portal.url).origin)
  }
})

test('E09 E12 a search term in the address is used literally, and only the first one', async ({
  signedIn: page,
  portal,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const term of ['a&b#c', '<svg onload=alert(1)>', '%', 'ü 😀']) {
    await page.goto(
      `${portal.url}/search?${new URLSearchParams([
        ['value', term],
        ['value', 'second'],
      ]).toString()}`,
    )
    await expect(seen(page, `“${term}”`).first()).toBeVisible()
  }
  const before = (await portal.ledger()).requests.length
  await page.goto(`${portal.url}/search?value=%20%20`)
  await expect(seen(page, 'Please enter search term(s)')).toBeVisible()
  const { requests } = await portal.ledger()
  expect(requests.slice(before).filter(({ name }) => name === 'searchProductTP')).toEqual([])
})

test('E13 O04 the portal cannot be framed', { tag: '@gate' }, async ({ page, portal }) => {
  const answer = await page.goto(portal.url)
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(answer?.headers()['x-frame-options']).toBe('DENY')
})

test('O02 injected script, handlers and markup are refused by the browser', async ({ browser, portal }) => {
  // Uses a new page, because each refused script causes a console error, on which the fixtures' page would fail the test.
  const page = await browser.newPage()
  await page.goto(portal.url)
  const attempts = {
    script: "const a = document.createElement('script'); a.textContent = 'window.ran = 1'; document.head.append(a)",
    handler:
      "const a = document.createElement('p'); a.setAttribute('onclick', 'window.ran = 1'); document.body.append(a); a.click()",
    markup: "document.body.insertAdjacentHTML('beforeend', '<p>x</p>'); window.ran = 1",
  }
  for (const [name, code] of Object.entries(attempts)) {
    const hasRun = await page.evaluate(`(() => { try { ${code} } catch {} return window.ran === 1 })()`)
    expect(hasRun, name).toBe(false)
  }
  await page.close()
})

test.describe('a deployment without products', () => {
  test(
    'A24 offers no way to products and requests none from the supplier',
    { tag: '@gate' },
    async ({ signedIn: page, portal }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.route('**/config/configuration.json', async (route) => {
        const answer = await route.fetch()
        const text = (await answer.text()).replace('"settings":{', '"settings":{"products_button_disabled":true,')
        await route.fulfill({ response: answer, body: text })
      })
      // By now home has sent all its requests.
      await expect(page.getByRole('main').getByRole('link', { name: 'Timber', exact: true })).toBeVisible()
      const before = (await portal.ledger()).requests.length
      await page.goto(`${portal.url}/products/TIMBER/FRAMING`)
      await expect(page.getByRole('heading', { name: 'Not available', exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Products' })).toBeHidden()
      const { requests } = await portal.ledger()
      expect(requests.slice(before).filter(({ name }) => /product/i.test(name))).toEqual([])
    },
  )
})

test('going Back moves the focus to the heading, and opening an address leaves it at the top of the document', async ({
  signedIn: page,
  portal,
}) => {
  await page.goto(`${portal.url}/links`)
  const heading = page.getByRole('heading', { level: 1, name: 'Links' })
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()
  await page.getByRole('link', { name: /^Cart, / }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeFocused()
  await page.goBack()
  await expect(heading).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 500 } })

  test('every new page starts scrolled to the top', async ({ signedIn: page, portal }) => {
    await page.goto(`${portal.url}/products/TIMBER/FRAMING`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await page.getByRole('link', { name: /^Cart, / }).click()
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('A24 orders are not requested until the menu offers them', async ({ signedIn: page, portal }) => {
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  // Waits until home has read the last orders, which it does after everything else. On a busy machine that call would
  // otherwise be counted below.
  await expect(page.getByRole('button', { name: /^Copy to Cart/ }).first()).toBeVisible()
  const known = Promise.withResolvers<undefined>()
  await page.route(/ipFunction=getWidgetConfiguration/, async (route) => {
    const isMenu = route.request().postData()?.includes('TopButtonBar') ?? false
    if (!isMenu) return route.continue()
    await known.promise
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: (await answer.text()).replace('Orders/Quotes', 'Reports') })
  })
  const before = (await portal.ledger()).requests.length
  await page.goto(`${portal.url}/orders`)
  await expect(seen(page, 'Loading this page')).toBeVisible()
  known.resolve(undefined)
  await expect(page.getByRole('heading', { level: 1, name: 'Not available' })).toBeVisible()
  const { requests } = await portal.ledger()
  expect(requests.slice(before).filter(({ name }) => name === 'getCustomerTransactions')).toEqual([])
})

import type { Page } from '@playwright/test'
import { expect, openSignedIn, test } from './fixtures.ts'

const path = '/windriver/checkout.js'
const settings = {
  payment_provider: 'windriver',
  // The shipped configuration has the script at the supplier's address. The fixtures replace this address with the
  // sandbox's.
  checkout_script: `http://localhost:4300${path}`,
  checkout_key: 'wr_test_corymbia',
}

/** Adds a script to the page, as a defect or an attacker would, and returns what happens. */
function addScript(page: Page, address: string): Promise<string> {
  return page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script')
        script.addEventListener('load', () => resolve('loaded'))
        script.addEventListener('error', () => resolve('not loaded'))
        try {
          script.src = src
          document.head.append(script)
        } catch (error) {
          resolve(String(error))
        }
      }),
    address,
  )
}

/** Imports a script as a module, which Trusted Types do not check: only the Content-Security-Policy can refuse it. */
function importScript(page: Page, address: string): Promise<string> {
  return page.evaluate(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve('refused by ' + event.effectiveDirective), {
      once: true,
    })
    // If the policy refuses the script, the event comes after the import has failed. Without an event, the import has
    // failed for another reason.
    import(${JSON.stringify(address)}).then(() => resolve('loaded'), () => setTimeout(resolve, 2000, 'failed'))
  })`)
}

/** The addresses that the provider has been asked for. A refused request is never sent. */
function watchProvider(page: Page): string[] {
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/windriver/')) asked.push(pathname)
  })
  return asked
}

const refusal = /^TypeError: .*No URL may become a script/

test('C13 with windcave as provider, the script of windriver is never requested, and refused', async ({
  context,
  portal,
  supplier,
}) => {
  // Uses a new page, because the fixtures' page fails the test on console errors, such as a refusal.
  const page = await context.newPage()
  const asked = watchProvider(page)
  await openSignedIn(page, portal)
  for (const address of ['/pay-account', '/statements', '/']) {
    await page.goto(portal.url + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await addScript(page, supplier.url + path)).toMatch(refusal)
  expect(await importScript(page, supplier.url + path)).toBe('refused by script-src-elem')
  expect(asked).toEqual([])
})

test.describe('a portal whose provider is windriver', () => {
  test.use({ settings })

  test('C13 allows its script, and nothing else from that host', async ({ context, portal, supplier }) => {
    const page = await context.newPage()
    const asked = watchProvider(page)
    await page.goto(portal.url)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(asked).toEqual([])

    for (const other of [
      '/windriver/other.js',
      '/windriver/checkout',
      '/windriver/',
      '/',
      `${path}?x=1`,
      `${path}#x`,
    ]) {
      expect(await addScript(page, supplier.url + other)).toMatch(refusal)
    }
    for (const other of ['/windriver/other.js', '/windriver/checkout', '/windriver/', '/']) {
      expect(await importScript(page, supplier.url + other)).toBe('refused by script-src-elem')
    }
    expect(asked).toEqual([])

    expect(await addScript(page, supplier.url + path)).toBe('loaded')
    expect(asked).toEqual([path])
  })

  test(
    'C13 allows all that the checkout needs: it opens, and leads back',
    { tag: '@gate' },
    async ({ page, portal, supplier }) => {
      await page.goto(portal.url)
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      expect(await addScript(page, supplier.url + path)).toBe('loaded')
      const options = {
        key: settings.checkout_key,
        line: { type: 'custom payment', description: '100234-0-0', amount: 12.5 },
        transactionType: 'sale',
        collectShippingInfo: true,
        successUrl: `${portal.url}/#/payment-complete?transid={id}`,
        cancelUrl: `${portal.url}/#/payment-cancelled`,
      }
      await page.evaluate(`WindriverCheckout.open(${JSON.stringify(options)})`)
      await page.waitForURL((url) => url.origin === supplier.url && url.pathname.startsWith('/windriver/'))
      await page
        .getByRole('button', { name: /cancel/i })
        .or(page.getByRole('link', { name: /cancel/i }))
        .click()
      await page.waitForURL((url) => url.origin === portal.url)
    },
  )
})

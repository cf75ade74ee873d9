import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const path = '/windriver/checkout.js'

// The fixtures replace the supplier's address in these settings with the sandbox's.
test.use({
  settings: {
    payment_provider: 'windriver',
    checkout_script: `http://localhost:4300${path}`,
    checkout_key: 'wr_test_corymbia',
  },
})

test('the overdue balance is paid exactly through Windriver', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/pay-account`)
  const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect(proceed).toBeEnabled()
  const shown = page.getByText('Amount', { exact: true }).locator('xpath=following-sibling::*')
  const amount = Math.round(Number(((await shown.textContent()) ?? '').replace(/[^\d.]/g, '')) * 100)
  await proceed.click()
  await expect(page.getByText('For: HAR001-0-0')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Sam Hargreaves')
  await page.getByRole('textbox', { name: 'Shipping address' }).fill('4 Foundry Road, Parramatta')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
  const { committedPayments } = await portal.ledger()
  expect(committedPayments).toMatchObject([{ customerId: 'HAR001', amount, reference: 'HAR001-0-0' }])
})

/** Adds a script to the page, as a defect or an attacker would, and returns what happens. */
function addScript(page: Page, address: string): Promise<string> {
  return page.evaluate((src) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve('loaded'))
    script.addEventListener('error', () => resolve('not loaded'))
    try {
      script.src = src
      document.head.append(script)
    } catch (error) {
      resolve(String(error))
    }
    return promise
  }, address)
}

/** Imports a script as a module, which Trusted Types do not check: only the Content-Security-Policy can refuse it. */
function importScript(page: Page, address: string): Promise<string> {
  return page.evaluate(`new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve('refused by ' + event.effectiveDirective), {
      once: true,
    })
    import(${JSON.stringify(address)}).then(() => resolve('loaded'), () => setTimeout(resolve, 2000, 'failed'))
  })`)
}

test('only the provider’s script may be loaded from its host', async ({ context, portal, supplier }) => {
  // Uses a new page, because the fixtures' page fails the test on console errors, such as a refusal.
  const page = await context.newPage()
  await page.goto(portal.url)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  for (const other of ['/windriver/other.js', '/windriver/', '/'])
    expect(await importScript(page, supplier.url + other)).toBe('refused by script-src-elem')
  for (const other of ['/windriver/other.js', `${path}?x=1`, `${path}#x`])
    expect(await addScript(page, supplier.url + other)).toMatch(/^TypeError: .*No URL may become a script/)
  expect(await addScript(page, supplier.url + path)).toBe('loaded')
})

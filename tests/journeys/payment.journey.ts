import type { Page } from '@playwright/test'
import { expect, openCopy, seen, signIn, test, type Portal } from './fixtures.ts'
import { holdBack } from './requests.ts'

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const provider = (page: Page) => page.getByRole('heading', { name: 'Pay by card' })

/** Opens the pay screen, starts a payment and waits for the card provider's page. */
async function openPaymentPage(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/pay-account`)
  await proceed(page).click()
  await expect(provider(page)).toBeVisible()
}

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

for (const [what, path, owedAs, reference, press, ending] of [
  [
    'an invoice',
    '/pay-account?invoiceId=500028&suffix=0',
    'Invoice total',
    'HAR001-500028-0',
    'Pay',
    'Payment successful',
  ],
  ['the balance', '/pay-account', 'Overdue balance', 'HAR001-0-0', 'Let the card be declined', 'Payment failed'],
  ['a statement', '/statements', 'Overdue balance', 'HAR001-0-0', 'Cancel', 'Payment cancelled'],
] as const)
  test(`paying ${what} to the cent ends in “${ending}”`, { tag: '@gate' }, async ({ signedIn: page, portal }) => {
    await page.goto(portal.url + path)
    if (path === '/statements') {
      // Opens the second latest statement, which may be partly paid.
      await page.getByRole('table', { name: 'Statements' }).getByRole('row').nth(2).getByRole('link').click()
      await page.getByRole('link', { name: 'Pay Balance' }).click()
    }
    await expect(proceed(page)).toBeEnabled()
    const owed = page.locator('label', { hasText: owedAs })
    await expect(owed.getByRole('radio')).toBeChecked()
    const amount = cents((await owed.textContent()) ?? '')
    expect(amount).toBeGreaterThan(0)
    await proceed(page).click()
    await expect(page.getByText(`${(amount / 100).toFixed(2)} for ${reference}`)).toBeVisible()
    await page.getByRole('button', { name: press, exact: true }).click()
    await expect(heading(page, ending)).toBeVisible()

    const { committedPayments } = await portal.ledger()
    const isPaid = press === 'Pay'
    expect(committedPayments).toMatchObject(isPaid ? [{ customerId: 'HAR001', amount, reference }] : [])
    expect(await portal.calls('createPaymentSession')).toBe(1)
    await page.goto(`${portal.url}/pay-account`)
    await expect(proceed(page)).toBeEnabled()
    await expect(seen(page, /^You paid /)).toHaveCount(isPaid ? 1 : 0)
    await expect(seen(page, 'Have you paid already?')).toHaveCount(0)
  })

test('C01 twenty presses and another tab open one payment', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  const other = await openCopy(page, portal)
  await page.goto(`${portal.url}/pay-account`)
  await other.goto(`${portal.url}/pay-account`)
  await expect(proceed(other)).toBeEnabled()
  const endStart = await holdBack(page, /ipFunction=createPaymentSession/)
  await page.bringToFront()
  await proceed(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) button.click()
  })
  await expect(page.getByRole('button', { name: 'Opening the payment page…' })).toBeVisible()
  await other.bringToFront()
  await proceed(other).click()
  await expect(other.getByRole('alertdialog', { name: 'Error' })).toContainText('being started already')
  endStart()
  await expect(provider(page)).toBeVisible()
  expect(await portal.calls('createPaymentSession')).toBe(1)
})

test('Back from the payment page asks if you have paid', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await openPaymentPage(page, portal)
  await page.goBack()
  await expect(seen(page, 'Have you paid already?')).toBeVisible()
  await proceed(page).click()
  await page.getByRole('button', { name: 'Pay again' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect((await portal.ledger()).committedPayments).toHaveLength(1)
  // The first payment was abandoned for the second, which was paid.
  await page.goto(`${portal.url}/pay-account`)
  await expect(seen(page, /^You paid /)).toHaveCount(1)
  await expect(seen(page, 'Have you paid already?')).toHaveCount(0)
})

test(
  'a payment that outlasts the session is checked after sign-in',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await openPaymentPage(page, portal)
    await portal.setFaults({ getState: { fault: 'session-expired', times: 1 } })
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(seen(page, 'This is not confirmed yet. Sign in, and we check it.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in and check' }).click()
    await signIn(page)
    await expect(heading(page, 'Payment successful')).toBeVisible()
    await expect(seen(page, 'This is not confirmed yet. Sign in, and we check it.')).toHaveCount(0)
    expect((await portal.ledger()).committedPayments).toHaveLength(1)
    expect(await portal.calls('queryPaymentSession')).toBe(1)
  },
)

test('C02 an untrusted payment URL is not opened', async ({ signedIn: page, portal, supplier }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (![portal.url, supplier.url].some((origin) => request.url().startsWith(origin))) elsewhere.push(request.url())
  })
  await page.goto(`${portal.url}/pay-account`)
  const error = page.getByRole('alertdialog', { name: 'Error' })
  for (const redirectUrl of ['https://evil.example/pay', 'javascript:alert(1)']) {
    await page.route(/ipFunction=createPaymentSession/, async (route) => {
      await route.fulfill({ response: await route.fetch(), json: { redirectUrl } })
    })
    await proceed(page).click()
    await expect(error).toContainText('that this portal does not trust')
    await error.getByRole('button', { name: 'OK' }).click()
    await expect(error).toBeHidden()
  }
  expect(page.url()).toBe(`${portal.url}/pay-account`)
  expect(elsewhere).toEqual([])
})

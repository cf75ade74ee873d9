import type { Page } from '@playwright/test'
import { hostileAddresses } from '../../packages/features/src/testing/hostileAddresses.ts'
import { expect, openCopy, openSignedIn, type Portal, seen, signIn, test } from './fixtures.ts'
import { holdBack } from './requests.ts'

/** What can be paid: the address of its screen, and the reference of the payment. */
const subjects = {
  'the overdue balance': { path: '/pay-account', reference: 'HAR001-0-0' },
  'an invoice': { path: '/pay-account?invoiceId=500028&suffix=0', reference: 'HAR001-500028-0' },
  'a statement': { path: undefined, reference: 'HAR001-0-0' },
}
const outcomes = {
  approved: { press: 'Pay', heading: 'Payment successful' },
  declined: { press: 'Let the card be declined', heading: 'Payment failed' },
  cancelled: { press: 'Cancel', heading: 'Payment cancelled' },
}

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount (AUD)' })
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' })

/** Opens the pay screen, starts a payment and waits for the card provider's page. */
async function openPaymentPage(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/pay-account`)
  await proceed(page).click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
}

/** Opens the second latest statement, which may be partly paid, and then the screen that pays it. */
async function openStatementPayment(page: Page, portal: Portal): Promise<void> {
  await page.goto(`${portal.url}/statements`)
  await page.getByRole('table', { name: 'Statements' }).getByRole('row').nth(2).getByRole('link').click()
  await page.getByRole('link', { name: 'Pay Balance' }).click()
}

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

for (const [what, { path, reference }] of Object.entries(subjects)) {
  for (const [outcome, { press, heading }] of Object.entries(outcomes)) {
    // The gate runs only these two.
    const tag = ['an invoice approved', 'the overdue balance declined'].includes(`${what} ${outcome}`) ? '@gate' : []
    test(
      `${what} is paid by card and ${outcome}: the ledger has it to the cent, once or not at all`,
      { tag },
      async ({ signedIn: page, portal }) => {
        if (path === undefined) await openStatementPayment(page, portal)
        else await page.goto(portal.url + path)
        await expect(proceed(page)).toBeEnabled()
        const owed = page.locator('label', { hasText: what === 'an invoice' ? 'Invoice total' : 'Overdue balance' })
        await expect(owed.getByRole('radio')).toBeChecked()
        const amount = cents((await owed.textContent()) ?? '')
        expect(amount).toBeGreaterThan(0)
        await proceed(page).click()
        await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
        await expect(page.getByText(`${(amount / 100).toFixed(2)} for ${reference}`)).toBeVisible()
        await page.getByRole('button', { name: press }).click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

        const { committedPayments } = await portal.ledger()
        const paid = committedPayments.map((payment) => [payment.customerId, payment.amount, payment.reference])
        expect(paid).toEqual(outcome === 'approved' ? [['HAR001', amount, reference]] : [])
        expect(await portal.calls('createPaymentSession')).toBe(1)

        await page
          .getByRole('button', { name: 'Dashboard' })
          .or(page.getByRole('link', { name: 'Dashboard' }))
          .click()
        await page.goto(`${portal.url}/pay-account`)
        await expect(seen(page, /^You paid /)).toHaveCount(outcome === 'approved' ? 1 : 0)
        await expect(seen(page, 'Have you paid already?')).toHaveCount(0)
      },
    )
  }
}

test('C01 twenty presses open one payment', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  await page.goto(`${portal.url}/pay-account`)
  await proceed(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) button.click()
  })
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  expect(await portal.calls('createPaymentSession')).toBe(1)
})

test('C01 while one tab opens a payment, another tab opens none', async ({ signedIn: page, portal }) => {
  const other = await openCopy(page, portal)
  await page.goto(`${portal.url}/pay-account`)
  await other.goto(`${portal.url}/pay-account`)
  await expect(proceed(other)).toBeEnabled()
  const endStart = await holdBack(page, /ipFunction=createPaymentSession/)
  await page.bringToFront()
  await proceed(page).click()
  await expect(page.getByRole('button', { name: 'Opening the payment page…' })).toBeVisible()
  await other.bringToFront()
  await proceed(other).click()
  await expect(other.getByRole('alertdialog', { name: 'Error' })).toContainText('being started already')
  endStart('arrive')
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  expect(await portal.calls('createPaymentSession')).toBe(1)
})

test(
  'C05 Back from the payment page leaves a form that can be used and asks whether it was paid',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await openPaymentPage(page, portal)
    await page.goBack()
    await expect(seen(page, 'Have you paid already?')).toBeVisible()
    await expect(proceed(page)).toBeEnabled()
    await proceed(page).click()
    await page.getByRole('button', { name: 'Pay again' }).click()
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
    expect((await portal.ledger()).committedPayments).toHaveLength(1)
    // The first payment was abandoned for the second, which was paid.
    await page.goto(`${portal.url}/pay-account`)
    await expect(seen(page, /^You paid /)).toHaveCount(1)
    await expect(seen(page, 'Have you paid already?')).toHaveCount(0)
  },
)

test(
  'C09 a payment that ends after the session has is checked after signing in again',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await openPaymentPage(page, portal)
    await portal.setFaults({ getState: { fault: 'session-expired', times: 1 } })
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(seen(page, 'This is not confirmed yet. Sign in, and we check it.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in and check' }).click()
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
    await expect(seen(page, 'This is not confirmed yet. Sign in, and we check it.')).toHaveCount(0)
    const { committedPayments } = await portal.ledger()
    expect(committedPayments).toHaveLength(1)
    expect(await portal.calls('queryPaymentSession')).toBe(1)
  },
)

test('A01 typed text is restored after the session has ended on Proceed to Payment', async ({
  signedIn: page,
  portal,
}) => {
  await page.goto(`${portal.url}/pay-account`)
  await page.getByRole('radio', { name: 'Another amount' }).check()
  await amountField(page).fill('123.45')
  await page.getByRole('textbox', { name: 'Payment reference' }).fill('For May')
  await portal.setFaults({ createPaymentSession: { fault: 'session-expired', times: 1 } })
  await proceed(page).click()
  await signIn(page)
  await expect(amountField(page)).toHaveValue('123.45')
  await expect(page.getByRole('textbox', { name: 'Payment reference' })).toHaveValue('For May')
  const { committedPayments } = await portal.ledger()
  expect(committedPayments).toEqual([])
  expect(await portal.calls('createPaymentSession')).toBe(1)
})

test('C02 the browser goes to no address that is not allowed', async ({ signedIn: page, portal, supplier }) => {
  const answers: unknown[] = [...hostileAddresses, '', {}, [], null, 1, ['https://sec.windcave.com/pay']]
  let answer: unknown
  await page.route(/ipFunction=createPaymentSession/, async (route) => {
    await route.fulfill({ response: await route.fetch(), json: { redirectUrl: answer } })
  })
  const known = [portal.url, supplier.url]
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!known.some((origin) => request.url().startsWith(origin))) elsewhere.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${portal.url}/pay-account`)
  const error = page.getByRole('alertdialog', { name: 'Error' })
  for (answer of answers) {
    await proceed(page).click()
    const words = typeof answer === 'string' ? 'that this portal does not trust' : 'gave an unexpected answer'
    await expect(error, `after ${JSON.stringify(answer)}`).toContainText(words)
    await error.getByRole('button', { name: 'OK' }).click()
    await expect(error).toBeHidden()
    expect(page.url()).toBe(`${portal.url}/pay-account`)
  }
  expect(elsewhere).toEqual([])
  expect((await portal.ledger()).committedPayments).toEqual([])
})

test.describe('through windriver', () => {
  test.use({
    settings: {
      payment_provider: 'windriver',
      checkout_script: 'http://localhost:4300/windriver/checkout.js',
      checkout_key: 'wr_test_corymbia',
    },
  })

  test('a payment whose amount is entered at the provider is confirmed without an amount', async ({ page, portal }) => {
    await openSignedIn(page, portal, 'demo-empty')
    await page.goto(`${portal.url}/pay-account`)
    await expect(seen(page, 'You enter it on the payment page')).toBeVisible()
    await proceed(page).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible()
    await page.goto(`${portal.url}/pay-account`)
    // The provider does not identify a cancelled payment, so the portal cannot ask the supplier about it.
    await expect(seen(page, /^You opened the payment page with the reference HAR001-0-0 on /)).toBeVisible()
  })

  for (const [what, { path, reference }] of Object.entries(subjects)) {
    for (const [press, heading] of [
      ['Pay', 'Payment successful'],
      ['Cancel', 'Payment cancelled'],
    ] as const) {
      test(`${what}: ${heading}, and the ledger has it to the cent, once or not at all`, async ({
        signedIn: page,
        portal,
      }) => {
        if (path === undefined) await openStatementPayment(page, portal)
        else await page.goto(portal.url + path)
        await expect(proceed(page)).toBeEnabled()
        const shown = await page
          .getByText('Amount', { exact: true })
          .locator('xpath=following-sibling::*')
          .textContent()
        await proceed(page).click()
        await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
        await expect(page.getByText(`For: ${reference}`)).toBeVisible()
        await page.getByRole('textbox', { name: 'Name' }).fill('Sam Hargreaves')
        await page.getByRole('textbox', { name: 'Shipping address' }).fill('4 Foundry Road, Parramatta')
        await page.getByRole('button', { name: press }).click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        const { committedPayments } = await portal.ledger()
        const paid = committedPayments.map((payment) => [payment.customerId, payment.amount, payment.reference])
        expect(paid).toEqual(press === 'Pay' ? [['HAR001', cents(shown ?? ''), reference]] : [])
      })
    }
  }
})

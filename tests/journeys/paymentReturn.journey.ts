import { createSupplierApi, type SupplierApi } from '@trade-portal/supplier-api'
import type { Page } from '@playwright/test'
import { controlAddress, type Sandbox } from '@trade-portal/mocks/sandbox'
import { expect, homeHeading, readAccountStatus, seen, signIn, test, type Portal } from './fixtures.ts'

const processedLater = 'The payment will not show on your account until the finance team has processed it.'

/** An API client for the same account, as if it ran on another device. */
function anotherDevice(supplier: Sandbox): SupplierApi {
  return createSupplierApi({
    endpoint: { endpointUrl: supplier.url, api: 'proxy' },
    known: () =>
      Promise.resolve({ deviceId: 'd', companyId: 'c', userName: 'demo-admin', customerId: 'HAR001', userId: 'U1001' }),
    sessionId: supplier.simulator.openSession('demo-admin'),
  })
}

/**
 * Opens a payment with the return addresses of the portal.
 * @returns the address of the card provider's page, and the id of the payment session
 */
async function openPayment(supplier: Sandbox, { url }: Portal, cents: number) {
  const address = await anotherDevice(supplier).createPaymentSession({
    paymentAmount: cents / 100,
    paymentReference: 'HAR001-0-0',
    callbackUrlApproved: `${url}/#/payment-complete`,
    callbackUrlDeclined: `${url}/#/payment-fail`,
    callbackUrlCancelled: `${url}/#/payment-cancelled`,
  })
  return { address, id: new URL(address).searchParams.get('session') ?? '' }
}

async function asked(portal: Portal) {
  const { requests } = await portal.ledger()
  const count = (name: string) => requests.filter((request) => request.name === name).length
  return { queried: count('queryPaymentSession'), opened: count('createPaymentSession') }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [button, path, title] of [
  ['Pay', '/payment-complete', 'Payment successful'],
  ['Let the card be declined', '/payment-fail', 'Payment failed'],
  ['Cancel', '/payment-cancelled', 'Payment cancelled'],
] as const) {
  test(`the provider's page with ${button} leads back to ${path}, which asks how the payment ended`, async ({
    signedIn: page,
    supplier,
    portal,
  }) => {
    const { address, id } = await openPayment(supplier, portal, 125_50)
    await page.goto(address)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
    expect(page.url()).toBe(`${portal.url}${path}?sessionId=${id}`)
    await expect(seen(page, '$125.50')).toBeVisible()
    expect(await asked(portal)).toEqual({ queried: 1, opened: 1 })
    const { committedPayments } = await portal.ledger()
    expect(committedPayments).toHaveLength(button === 'Pay' ? 1 : 0)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(homeHeading(page)).toBeVisible()
  })
}

test(
  'C06 an answer counts more than the address, whoever wrote that',
  { tag: '@gate' },
  async ({ signedIn: page, supplier, portal }) => {
    const { id } = await openPayment(supplier, portal, 5_000)
    supplier.simulator.settlePayment(id, { outcome: 'declined' })
    await page.goto(`${portal.url}/#/payment-complete?sessionId=${id}`)
    await expect(heading(page, 'Payment failed')).toBeVisible()
    await expect(seen(page, processedLater)).toBeHidden()
    await page.goto(`${portal.url}/?x=1#/payment-complete?sessionId=forged`)
    await expect(heading(page, 'We could not confirm this payment')).toBeVisible()
    await expect(seen(page, /successful/)).toBeHidden()
    expect(await asked(portal)).toEqual({ queried: 2, opened: 1 })
  },
)

test('C08 reload, Back and Forward query the payment again, and pay nothing', async ({
  signedIn: page,
  supplier,
  portal,
}) => {
  const { id } = await openPayment(supplier, portal, 7_700)
  supplier.simulator.settlePayment(id, { outcome: 'approved' })
  await page.goto(`${portal.url}/#/payment-complete?sessionId=${id}`)
  await expect(heading(page, 'Payment successful')).toBeVisible()
  for (let time = 0; time < 5; time += 1) {
    await page.reload()
    await expect(heading(page, 'Payment successful')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(homeHeading(page)).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await page.goForward()
  await expect(homeHeading(page)).toBeVisible()
  expect(await asked(portal)).toEqual({ queried: 6, opened: 1 })
  expect((await portal.ledger()).committedPayments).toHaveLength(1)
})

test('C09 signed out the page can be read and makes no call, and Dashboard leads to the sign-in', async ({
  page,
  supplier,
  portal,
}) => {
  const { id } = await openPayment(supplier, portal, 7_700)
  supplier.simulator.settlePayment(id, { outcome: 'approved' })
  await page.goto(`${portal.url}/#/payment-complete?sessionId=${id}`)
  await expect(heading(page, 'Payment not confirmed yet')).toBeVisible()
  await expect(seen(page, processedLater)).toBeVisible()
  await expect(seen(page, 'This is not confirmed yet. Sign in, and we check it.')).toBeVisible()
  expect((await asked(portal)).queried).toBe(0)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await signIn(page)
  await expect(homeHeading(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('C09 a session that has ended meanwhile leaves the page readable', async ({ signedIn: page, portal }) => {
  await portal.setFaults({ queryPaymentSession: 'session-expired' })
  await page.goto(`${portal.url}/#/payment-complete?sessionId=example-payment`)
  await expect(heading(page, 'Payment not confirmed yet')).toBeVisible()
  await expect(seen(page, 'This is not confirmed yet. Sign in, and we check it.')).toBeVisible()
  expect((await asked(portal)).queried).toBe(1)
})

test('C07 the first valid id is used, wherever it stands', async ({ signedIn: page, portal }) => {
  const hostile = ['%00', '<svg onload=window.__xss=1>', '%E0%A4%A', '{id}', 'x'.repeat(10_000)]
  const addresses = [
    '/?sessionId=example-payment#/payment-complete',
    '/cart?sessionId=example-payment#/payment-complete',
    '/#/payment-complete?sessionId=example-payment&sessionId=declined-payment',
    '/?sessionId=declined-payment#/payment-complete?sessionId=example-payment',
    ...hostile.map((id) => `/#/payment-complete?sessionId=${id}&sessionId=example-payment`),
  ]
  for (const address of addresses) {
    await page.goto('about:blank')
    await page.goto(portal.url + address)
    await expect(seen(page, '$125.50')).toBeVisible()
    expect(page.url()).toBe(`${portal.url}/payment-complete?sessionId=example-payment`)
  }
  for (const id of hostile) {
    await page.goto('about:blank')
    await page.goto(`${portal.url}/?sessionId=${id}#/payment-fail?sessionId[]=a`)
    await expect(heading(page, 'Payment failed')).toBeVisible()
    expect(page.url()).toBe(`${portal.url}/payment-fail`)
  }
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
})

test('E06 the hash opens a return page also while the portal is open, and no other page', async ({
  signedIn: page,
  portal,
}) => {
  for (const hash of ['#/admin', '#/payment-complete/../cart', '#//evil.example', '#/login']) {
    await page.evaluate((next) => {
      window.location.hash = next
    }, hash)
    await expect(homeHeading(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await page.evaluate(() => {
    window.location.hash = '#/payment-cancelled?sessionId=cancelled-payment'
  })
  await expect(heading(page, 'Payment cancelled')).toBeVisible()
  expect(page.url()).toBe(`${portal.url}/payment-cancelled?sessionId=cancelled-payment`)
  await expect(page).toHaveTitle(/^Payment cancelled/)
  await page.goBack()
  await expect(homeHeading(page)).toBeVisible()
})

test('the balance at home changes when the finance team has processed the payment, to the cent', async ({
  signedIn: page,
  supplier,
  portal,
}) => {
  const api = anotherDevice(supplier)
  const processPayments = async () => {
    const answer = await fetch(controlAddress(supplier, 'process-payments'), { method: 'POST' })
    return await answer.json()
  }
  // The sandbox begins with one approved payment to process.
  expect(await processPayments()).toEqual({ processed: 1 })
  const { overdueBalance, currentBalance } = await api.getUserDetails({})
  const { address } = await openPayment(supplier, portal, overdueBalance ?? 0)
  const money = (cents: number) =>
    new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(cents / 100)
  const tile = (label: string) =>
    page.getByRole('list', { name: 'Your account' }).getByRole('listitem').filter({ hasText: label })

  await page.goto(address)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(seen(page, processedLater)).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(tile('Overdue balance')).toContainText(money(overdueBalance ?? 0))
  await expect(tile('Current balance')).toContainText(money(currentBalance ?? 0))

  expect(await processPayments()).toEqual({ processed: 1 })
  await page.reload()
  await expect(tile('Overdue balance')).toContainText(money(0))
  await expect(tile('Current balance')).toContainText(money((currentBalance ?? 0) - (overdueBalance ?? 0)))
  expect((await portal.ledger()).committedPayments).toMatchObject([{ amount: overdueBalance }])
})

test('an account on hold or suspended is told first what may be refused, and can still open its invoices', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url)
  await signIn(page, 'demo-suspended')
  await readAccountStatus(page, 'Suspended')
  await expect(homeHeading(page)).toBeVisible()
  for (const path of ['/', '/cart', '/checkout']) {
    await page.goto(portal.url + path)
    await readAccountStatus(page, 'Suspended')
    await expect(seen(page, 'Your account is suspended')).toBeVisible()
    await expect(seen(page, /^New orders may be refused/)).toBeVisible()
  }
  await page.getByRole('link', { name: 'View Invoices' }).click()
  await expect(heading(page, 'Invoices')).toBeVisible()
})

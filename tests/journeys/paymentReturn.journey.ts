import type { Page } from '@playwright/test'
import { expect, homeHeading, seen, test, type Portal } from './fixtures.ts'

// The sandbox begins with payments that are called `example-payment`, `declined-payment` and `cancelled-payment`.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const asked = async (portal: Portal) => ({
  queried: await portal.calls('queryPaymentSession'),
  opened: await portal.calls('createPaymentSession'),
})

test(
  'C06 the provider’s answer is trusted, not the return URL',
  { tag: '@gate' },
  async ({ signedIn: page, portal }) => {
    await page.goto(`${portal.url}/#/payment-complete?sessionId=declined-payment`)
    await expect(heading(page, 'Payment failed')).toBeVisible()
    await expect(seen(page, 'The payment will not show on your account')).toBeHidden()
    await page.goto(`${portal.url}/?x=1#/payment-complete?sessionId=forged`)
    await expect(heading(page, 'We could not confirm this payment')).toBeVisible()
    await expect(seen(page, /successful/)).toBeHidden()
    expect(await asked(portal)).toEqual({ queried: 2, opened: 0 })
  },
)

test('C08 reload, Back and Forward on a return page pay nothing', async ({ signedIn: page, portal }) => {
  const before = (await portal.ledger()).committedPayments
  await page.goto(`${portal.url}/#/payment-complete?sessionId=example-payment`)
  await expect(heading(page, 'Payment successful')).toBeVisible()
  expect(page.url()).toBe(`${portal.url}/payment-complete?sessionId=example-payment`)
  await page.reload()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(homeHeading(page)).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await page.goForward()
  await expect(homeHeading(page)).toBeVisible()
  expect(await asked(portal)).toEqual({ queried: 2, opened: 0 })
  expect((await portal.ledger()).committedPayments).toEqual(before)
  // A change of the hash alone loads no page anew.
  await page.evaluate(() => {
    window.location.hash = '#/payment-cancelled?sessionId=cancelled-payment'
  })
  await expect(heading(page, 'Payment cancelled')).toBeVisible()
})

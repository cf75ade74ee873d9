import { launchOptions } from '../browser.ts'
import { expect, seen } from './fixtures.ts'
import { test } from './hosts/hostTest.ts'
import { missingForNginx } from './hosts/webServer.ts'
import { runningVersion } from './renameAssets.ts'

test.skip(missingForNginx !== undefined, missingForNginx)
test.use({
  serviceWorkers: 'allow',
  // The whole browser accepts the certificate. If only one page accepted it, the browser would run no service worker.
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--ignore-certificate-errors'] },
})

const jobName = 'Lot 14, typed before the new version came'

test('an open checkout survives a deployment on a web server', async ({ atCheckout: page, deployment, portal }) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.getByRole('textbox', { name: 'Job name' }).fill(jobName)
  await deployment.deploy('v2')

  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await page.getByRole('alertdialog', { name: 'Order Placed' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expect(seen(page, jobName)).toBeVisible()
  // Opens a screen whose code the host no longer has.
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('link', { name: 'Statements' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
  expect(await runningVersion(page)).toBeUndefined()

  const bar = page.getByRole('button', { name: 'Refresh to Update' })
  const waitForBar = () =>
    expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(bar).toBeVisible({ timeout: 2000 })
    }).toPass()
  await waitForBar()
  await bar.click()
  await expect.poll(() => runningVersion(page)).toBe('v2')
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()

  await deployment.deploy('1.0.0')
  await waitForBar()
  await bar.click()
  await expect.poll(() => runningVersion(page)).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
  expect((await portal.ledger()).committedOrders).toHaveLength(1)
})

import { createSupplierApi } from '@trade-portal/supplier-api'
import type { Page } from 'playwright'

/** Signs in to the account of the world `large`. @returns the calls of the page's session, and its cart */
export async function signInLarge(page: Page, url: string, endpointUrl: string) {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Username' }).fill('demo-large')
  await page.getByLabel('Password', { exact: true }).fill('sandbox')
  const creation = page.waitForResponse(/createCart/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const created = await creation
  const cart: { sessionID: string } = await created.json()
  const known = async () => ({ deviceId: 'PORTAL', companyId: '1', userName: 'demo-large', customerId: 'HAR001' })
  const sessionId = created.request().headers()['session-context-id'] ?? ''
  return { ...createSupplierApi({ endpoint: { endpointUrl, api: 'proxy' }, sessionId, known }), cartId: cart.sessionID }
}

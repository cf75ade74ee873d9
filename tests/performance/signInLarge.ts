import { createSupplierApi } from '@trade-portal/supplier-api'
import type { Page, Response } from 'playwright'

/** Signs in. @returns the answer with the new cart */
export async function signIn(page: Page, url: string, userName: string): Promise<Response> {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Username' }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill('sandbox')
  const creation = page.waitForResponse(/createCart/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return creation
}

/** Signs in to the account of the world `large`. @returns the calls of the page's session, and its cart */
export async function signInLarge(page: Page, url: string, endpointUrl: string) {
  const created = await signIn(page, url, 'demo-large')
  const cart: { sessionID: string } = await created.json()
  const known = async () => ({ deviceId: 'PORTAL', companyId: '1', userName: 'demo-large', customerId: 'HAR001' })
  const sessionId = created.request().headers()['session-context-id'] ?? ''
  const supplier = createSupplierApi({ endpoint: { endpointUrl, api: 'proxy' }, sessionId, known })
  return { supplier, cartId: cart.sessionID }
}

import { createSupplierApi } from '@trade-portal/supplier-api'
import type { BrowserContextOptions, Page } from 'playwright'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A customer who has signed in once, wants to be remembered and has a product in the cart. */
export interface StartCustomer {
  /** What the browser remembers of the customer, for a page of another origin. */
  storageFor(origin: string): StorageState
}

/** Signs in at the portal. @param endpointUrl The supplier's address */
export async function startCustomer(page: Page, url: string, endpointUrl: string): Promise<StartCustomer> {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Username' }).fill('demo-admin')
  await page.getByLabel('Password', { exact: true }).fill('sandbox')
  await page.getByText('Remember me').click()
  const creation = page.waitForResponse(/createCart/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const created = await creation
  const cart: { readonly sessionID: string } = await created.json()
  const supplier = createSupplierApi({
    endpoint: { endpointUrl, api: 'proxy' },
    sessionId: created.request().headers()['session-context-id'] ?? '',
    known: async () => ({ deviceId: 'PORTAL', companyId: '1', userName: 'demo-admin', customerId: 'HAR001' }),
  })
  await supplier.addCartProduct({ sessionID: cart.sessionID, productID: 'FX100001', UOM: 'EA', quoteQty: 1 })
  await page.getByRole('heading', { name: /^Hi / }).waitFor()
  await page.waitForLoadState('networkidle')
  const stored = (await page.context().storageState()).origins.flatMap(({ localStorage }) => localStorage)
  return { storageFor: (origin) => ({ cookies: [], origins: [{ origin, localStorage: stored }] }) }
}

import { portalBuild, servePortal } from '@trade-portal/portal/deploy'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { chromium, type Browser, type Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import build from '../journeys/build.ts'
import { startSupplierProcess } from '../journeys/supplierProcess.ts'

export interface BenchOptions {
  /** Only screens whose name or address contains this text are measured. An empty text selects all. */
  readonly only: string
  /** The number of measurements for a median. Each bench has a default. */
  readonly rounds: number | undefined
}

/** What a benchmark needs for its measurements. */
export interface Stage {
  readonly browser: Browser
  /** The address of the built portal. */
  readonly url: string
  /** The address of the supplier, which is a separate process so that it does not slow the measurement. */
  readonly endpointUrl: string
}

/** The factor by which the processor is slowed down. */
const slowdown = 4

/** Builds the portal, and serves it while `measure` runs. */
export async function withStage(measure: (stage: Stage) => Promise<void>): Promise<void> {
  await build()
  const supplier = await startSupplierProcess()
  const portal = await servePortal({ root: portalBuild, port: 0, endpointUrl: supplier.url })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  try {
    await measure({ browser, url: portal.url, endpointUrl: supplier.url })
  } finally {
    await browser.close()
    await portal.close()
    await supplier.close()
  }
}

/** Slows the processor down while something is done in a page. */
export async function slowly<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const result = await act()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return result
}

/** Signs in a customer who wants to be remembered, and puts a product into the cart. @returns the session's id */
export async function signIn(page: Page, { url, endpointUrl }: Stage, userName: string): Promise<string> {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Username' }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill('sandbox')
  await page.getByText('Remember me').click()
  const creation = page.waitForResponse(/createCart/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const created = await creation
  const cart: { readonly sessionID: string } = await created.json()
  const sessionId = created.request().headers()['session-context-id'] ?? ''
  const known = async () => ({ deviceId: 'PORTAL', companyId: '1', userName, customerId: 'HAR001' })
  const supplier = createSupplierApi({ endpoint: { endpointUrl, api: 'proxy' }, sessionId, known })
  await supplier.addCartProduct({ sessionID: cart.sessionID, productID: 'FX100001', UOM: 'EA', quoteQty: 1 })
  await page.getByRole('heading', { name: /^Hi / }).waitFor()
  await page.waitForLoadState('networkidle')
  return sessionId
}

import { buildPortal, portalBuild, servePortal } from '@trade-portal/portal/deploy'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { chromium, type Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { startProcess } from './sandbox.ts'
import { figure, tell } from './tell.ts'

const slowdown = 4
const presses = 12
/** The supplier's list of 400 products in the world `large`. */
const longList = 'everything'

/** How long the cart with 400 lines needs from a press to the next paint, in the production build. */
export async function benchCart(): Promise<void> {
  await buildPortal()
  const sandbox = await startProcess()
  const portal = await servePortal({ root: portalBuild, port: 0, endpointUrl: sandbox.url })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  try {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      const page = await browser.newPage({ viewport })
      await openLongCart(page, portal.url, sandbox.url)
      await report(page, viewport.width)
      await page.close()
    }
  } finally {
    await browser.close()
    await portal.close()
    sandbox.close()
  }
}

async function openLongCart(page: Page, url: string, endpointUrl: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Username' }).fill('demo-large')
  await page.getByLabel('Password', { exact: true }).fill('sandbox')
  const created = page.waitForResponse(/createCart/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const answer = await created
  await fillCart(endpointUrl, answer.request().headers()['session-context-id'] ?? '', await answer.json())
  await page.goto(`${url}/cart`)
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(399)
    .waitFor()
  // Pictures that are still coming would disturb the measurement.
  await page.waitForLoadState('networkidle')
}

/** Copies the long list to the page's cart, in the page's session. */
async function fillCart(endpointUrl: string, sessionId: string, cart: { sessionID: string }): Promise<void> {
  const known = async () => ({ deviceId: 'PORTAL', companyId: '1', userName: 'demo-large' })
  const api = createSupplierApi({ endpoint: { endpointUrl, api: 'proxy' }, sessionId, known })
  await api.copyCartToCart({ fromSessionID: longList, toSessionID: cart.sessionID })
}

async function report(page: Page, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const nodes = await page.locator('main *').count()
  tell(
    `\nCart with 400 lines, ${width} px, CPU ${slowdown}x slower, ${nodes} elements; press to paint, middle and worst of ${presses}`,
  )
  const increase = page.getByRole('button', { name: /^Increase/ })
  for (const [what, at] of [
    ['first line', 0],
    ['line in the middle', 150],
  ] as const) {
    const button = increase.nth(at)
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('There is no such line')
    const times = await paintTimes(page, async () => {
      for (let press = 0; press < presses; press += 1) {
        // Not `button.click()`, which looks at the page while it presses.
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await page.waitForTimeout(600)
      }
    })
    figure(`quantity of the ${what}, middle`, times[Math.floor(times.length / 2)] ?? Number.NaN, 100)
    figure(`quantity of the ${what}, worst`, times.at(-1) ?? Number.NaN)
  }
}

/** Times from an input event to the next paint, the shortest first, in steps of 8 ms as the browser gives them. */
async function paintTimes(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    // TypeScript does not know the threshold yet.
    const options = Object.assign({ type: 'event' }, { durationThreshold: 16 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (/^(pointerup|click)$/.test(entry.name)) times.push(entry.duration)
    }).observe(options)
  })
  await act()
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'))
  return times.toSorted((a, b) => a - b)
}

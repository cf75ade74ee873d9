import { buildPortal, portalBuild, servePortal } from '@trade-portal/portal/deploy'
import { chromium, type Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { startProcess } from './sandbox.ts'
import { signInLarge } from './signInLarge.ts'
import { figure, tell } from './tell.ts'

const slowdown = 4
const presses = 9
const viewports = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

/**
 * How long a cart with 400 lines needs from a press on "+" to the next paint, in the production build. The baseline is a
 * cart with one line.
 */
export async function benchCart(): Promise<void> {
  await buildPortal()
  const sandbox = await startProcess()
  const portal = await servePortal({ root: portalBuild, port: 0, endpointUrl: sandbox.url })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  try {
    for (const viewport of viewports) {
      tell(`\nCart, ${viewport.width} px, CPU ${slowdown}x slower: press to paint, middle of ${presses}`)
      const page = await browser.newPage({ viewport })
      const { supplier, cartId } = await signInLarge(page, portal.url, sandbox.url)
      await supplier.addCartProduct({ sessionID: cartId, productID: 'FX100001', UOM: 'EA', quoteQty: 1 })
      figure('baseline: a cart with one line', await pressToPaint(page, portal.url, 0, 1))
      // The supplier's list of 400 products in the world `large`.
      await supplier.copyCartToCart({ fromSessionID: 'everything', toSessionID: cartId })
      figure('400 lines, the first one', await pressToPaint(page, portal.url, 0, 400), 100)
      figure('400 lines, one in the middle', await pressToPaint(page, portal.url, 150, 400), 100)
      await page.close()
    }
  } finally {
    await browser.close()
    await portal.close()
    sandbox.close()
  }
}

async function pressToPaint(page: Page, url: string, at: number, lines: number): Promise<number> {
  await page.goto(`${url}/cart`)
  const remove = page.getByRole('button', { name: /^Remove/ })
  await remove.nth(lines - 1).waitFor()
  // Pictures that are still coming would disturb the measurement.
  await page.waitForLoadState('networkidle')
  const increase = page.getByRole('button', { name: /^Increase/ }).nth(at)
  await increase.scrollIntoViewIfNeeded()
  const box = await increase.boundingBox()
  if (!box) throw new Error('There is no such line')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await paintTimes(page, async () => {
    for (let press = 0; press < presses; press += 1) {
      // Not `increase.click()`, which looks at the page while it presses.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(500)
    }
  })
  await session.detach()
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Times from the end of a press to the next paint, the shortest first, in steps of 8 ms as the browser gives them. */
async function paintTimes(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    // TypeScript does not know the threshold yet.
    const options = Object.assign({ type: 'event' }, { durationThreshold: 16 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'pointerup') times.push(entry.duration)
    }).observe(options)
  })
  await act()
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'))
  return times.toSorted((a, b) => a - b)
}

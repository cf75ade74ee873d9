import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portalBuild, servePortal } from '@trade-portal/portal/deploy'
import lighthouse from 'lighthouse'
import { chromium, type Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import build from '../journeys/build.ts'
import { startSupplierProcess } from '../journeys/supplierProcess.ts'
import { freePort } from '../programs.ts'
import { installListActions } from './listActions.ts'
import { startScreens } from './startScreens.ts'

/**
 * Measures the production build and prints the times, for `pnpm bench`. Lighthouse opens four screens as on a phone with a
 * slow line and a processor that is 4 times slower. Then lists of 10,000 rows are shown, filtered and sorted. Times depend
 * on the machine: compare two builds on the same one.
 */
const rounds = 3

/** Lighthouse's figures: the score, and times in ms. */
const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'interactive'] as const

/** The screens with 10,000 rows, and the operations that answer with them. */
const lists = [
  { path: '/orders', operation: 'getCustomerTransactions' },
  // All invoices, not only those of the default period of three months.
  { path: '/invoices?from=all', operation: 'getCustomerInvoicesTP' },
]

await build()
const supplier = await startSupplierProcess()
const portal = await servePortal({ root: portalBuild, port: 0, endpointUrl: supplier.url })
const profile = mkdtempSync(join(tmpdir(), 'bench-'))
const port = await freePort()
// Lighthouse opens its own tab, which shares the session only with the pages of a browser's own profile.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: ensureBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
  viewport: null,
})
try {
  const page = await browser.newPage()
  await signIn(page, 'demo-admin')
  for (const { name, path } of startScreens.filter(({ isSignedIn }) => isSignedIn)) await audit(name, path)
  await signOut(page)
  for (const { name, path } of startScreens.filter(({ isSignedIn }) => !isSignedIn)) await audit(name, path)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(installListActions)
  await signIn(page, 'demo-large')
  for (const { path, operation } of lists) await timeList(page, path, operation)
} finally {
  await browser.close()
  await portal.close()
  await supplier.close()
  rmSync(profile, { recursive: true, force: true })
}

/** Signs in a customer who wants to be remembered. */
async function signIn(page: Page, userName: string): Promise<void> {
  await page.goto(portal.url)
  await page.getByRole('textbox', { name: 'Username' }).fill(userName)
  await page.getByLabel('Password', { exact: true }).fill('sandbox')
  await page.getByText('Remember me').click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /^Hi / }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => window.localStorage.clear())
  await page.goto('about:blank')
}

async function audit(name: string, path: string): Promise<void> {
  const audits: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(portal.url + path, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableStorageReset: true,
    })
    if (!result) throw new Error(`Lighthouse has no result for ${path}`)
    const { audits: found, categories } = result.lhr
    const values = figures.map((figure) => [figure, found[figure]?.numericValue ?? Number.NaN])
    audits.push({ score: (categories['performance']?.score ?? 0) * 100, ...Object.fromEntries(values) })
  }
  print(`${name}, Lighthouse, median of ${rounds}, ms`, audits)
}

async function timeList(page: Page, path: string, operation: string): Promise<void> {
  const times: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(portal.url)
    await page.waitForLoadState('networkidle')
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const act = (action: string) => page.evaluate<number>(`actions.${action}`)
    times.push({
      'answer to first rows': await act(`open('${path}', '${operation}')`),
      'letter to filtered rows, pause included': await act("type('73')"),
      'filter cleared, pause included': await act("type('')"),
      'sorted by amount': await act("sort('Amount')"),
      'sorted by address': await act("sort('Delivery Address')"),
    })
    await slow.detach()
  }
  print(`${path}, 10,000 rows, CPU 4x slower, median of ${rounds}, ms`, times)
}

/** Prints a table with the median, the least and the greatest of each figure. */
function print(title: string, measured: readonly Readonly<Record<string, number>>[]): void {
  console.log(title)
  const rows = Object.keys(measured[0] ?? {}).map((figure) => {
    const sorted = measured.map((values) => values[figure] ?? Number.NaN).toSorted((one, other) => one - other)
    const [least = Number.NaN, median = Number.NaN, most = Number.NaN] = [0, (rounds - 1) / 2, rounds - 1].map(
      (at) => sorted[at],
    )
    return [figure, { median: Math.round(median), least: Math.round(least), most: Math.round(most) }]
  })
  console.table(Object.fromEntries(rows))
}

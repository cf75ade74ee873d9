import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { portalBuild, servePortal } from '@trade-portal/portal/deploy'
import { addToCart, expect, homeHeading, seen, signIn, signInRemembered, test as base } from './fixtures.ts'
import { renameAssets, runningVersion } from './renameAssets.ts'

interface Deployment {
  readonly url: string
  /** Deploys another version and deletes the files of the version before it. */
  deploy(version: string): Promise<void>
  /** The folder being served. */
  readonly root: string
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ supplier }, provide) => {
    const root = await mkdtemp(join(tmpdir(), 'portal-'))
    const deploy = async (version: string) => {
      const next = `${root}-${version}`
      await cp(portalBuild, next, { recursive: true })
      await renameAssets(next, version)
      await rm(root, { recursive: true, force: true })
      await rename(next, root)
    }
    await deploy('v1')
    const served = await servePortal({ root, port: 0, endpointUrl: supplier.url })
    await provide({ url: served.url, deploy, root })
    await served.close()
    await rm(root, { recursive: true, force: true })
  },
})
test.use({ serviceWorkers: 'allow' })

const bar = (page: Page) => page.getByRole('button', { name: 'Refresh to Update' })

/** Opens the portal and waits until the worker has stored all files of the version. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await signInRemembered(page)
  await expect(homeHeading(page)).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  // Checks run one after the other, so this check waits until the portal's first check has ended. Otherwise the first check
  // could find the next deployment.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
}

/**
 * The version of the active worker, or undefined if the worker does not reply, for example while it is being replaced.
 */
const activeVersion = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>()
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(String(data).match(/-(v\d)\.js/)?.[1]))
    port1.start()
    navigator.serviceWorker.controller?.postMessage('version', [port2])
    setTimeout(resolve, 2000, undefined)
    return promise
  })

/** The versions whose files the worker has stored, oldest first. */
const storedVersions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.match(/-(v\d)\.js/)?.[1]))

/** Acts as if the user returns to the tab. */
const activateTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Lets the portal check for a new version, and waits until a new worker is installed or has failed. */
async function finishCheck(page: Page): Promise<void> {
  await activateTab(page)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
    const worker = registration?.installing
    if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
  })
  // The worker answers messages in order. Once it has answered this one, it has also answered the portal.
  await activeVersion(page)
}

/** Repeats the check, because one that ran during the deployment may have found the old version. */
const activateTabUntilBar = (page: Page) =>
  expect(async () => {
    await activateTab(page)
    await expect(bar(page)).toBeVisible({ timeout: 2000 })
  }).toPass()

test('the running version keeps working until Refresh is pressed', { tag: '@gate' }, async ({ page, deployment }) => {
  await open(page, deployment.url)
  await deployment.deploy('v2')
  // Opens a screen that has not been opened yet, whose file the server no longer has.
  await page.getByRole('link', { name: /^Cart, 0 items/ }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await expect(bar(page)).toBeHidden()

  // Activates the tab only once: the bar must come when the new version is installed, not at the next check.
  await activateTab(page)
  await expect(bar(page)).toBeVisible()
  expect(await runningVersion(page)).toBe('v1')
  let loads = 0
  page.on('load', () => (loads += 1))
  await bar(page).click()
  await expect.poll(() => runningVersion(page)).toBe('v2')
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(loads).toBe(1)
})

test('I08 I09 other tabs keep their version, and a rollback is an update', async ({ page, context, deployment }) => {
  await open(page, deployment.url)
  const other = await context.newPage()
  await other.goto(deployment.url)
  await expect(homeHeading(other)).toBeVisible()

  await deployment.deploy('v2')
  await activateTabUntilBar(page)
  await bar(page).click()
  await expect.poll(() => runningVersion(page)).toBe('v2')
  await expect(bar(other)).toBeVisible()
  expect(await runningVersion(other)).toBe('v1')
  await other.getByRole('link', { name: /^Cart, 0 items/ }).click()
  await expect(other.getByRole('heading', { name: 'Review Cart' })).toBeVisible()

  await deployment.deploy('v1')
  await activateTabUntilBar(page)
  await bar(page).click()
  await expect.poll(() => runningVersion(page)).toBe('v1')
  // The version that was deployed last is dropped last.
  expect(await storedVersions(page)).toEqual(['v2', 'v1'])
})

test('a request that is never answered delays no update', async ({ page, context, deployment }) => {
  await open(page, deployment.url)
  const other = await context.newPage()
  await other.goto(deployment.url)
  await expect(homeHeading(other)).toBeVisible()
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }))
  await other.evaluate(() => void fetch('/assets/never-answered.js'))

  await deployment.deploy('v2')
  await activateTabUntilBar(page)
  await expect.poll(() => activeVersion(page)).toBe('v1')
  await bar(page).click()
  await expect.poll(() => runningVersion(page)).toBe('v2')
  await expect(homeHeading(page)).toBeVisible()
})

test('a reload loads the new version, even if sw.js is missing', async ({ page, deployment }) => {
  await open(page, deployment.url)
  await deployment.deploy('v2')
  await page.reload()
  await expect(homeHeading(page)).toBeVisible()
  expect(await runningVersion(page)).toBe('v2')
  await expect.poll(() => storedVersions(page)).toEqual(['v1', 'v2'])
  await finishCheck(page)
  await expect(bar(page)).toBeHidden()

  await deployment.deploy('v3')
  await rm(join(deployment.root, 'sw.js'))
  await page.reload()
  await expect(homeHeading(page)).toBeVisible()
  await finishCheck(page)
  await expect(bar(page)).toBeHidden()
})

test('an incomplete version is not cached', { tag: '@gate' }, async ({ page, deployment }) => {
  await open(page, deployment.url)
  await deployment.deploy('v2')
  const script = (await readdir(join(deployment.root, 'assets'))).find((name) => name.startsWith('CartScreen-'))
  await rm(join(deployment.root, `assets/${script}`))
  await finishCheck(page)
  await expect(bar(page)).toBeHidden()
  // A failed attempt removes the files that it has stored.
  await expect.poll(() => storedVersions(page)).toEqual(['v1'])
})

test('H14 a start without a connection says so, and waits', { tag: '@gate' }, async ({ page, context, deployment }) => {
  await open(page, deployment.url)
  // The newest copy counts, not that of the installation.
  await writeFile(join(deployment.root, 'theme.css'), ':root { --masthead-background: #123456; }')
  await page.reload()
  await expect(homeHeading(page)).toBeVisible()
  await context.setOffline(true)
  await page.goto(`${deployment.url}/orders?status=Open`)
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await expect(seen(page, 'Nothing on this device is waiting to be sent.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Corymbia Building Supplies')).toBeVisible()
  await expect(page.getByRole('link', { name: '02 9555 0100' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(page.url()).toBe(`${deployment.url}/orders?status=Open`)
})

test('I06 only the portal’s own files are cached', { tag: '@gate' }, async ({ page, deployment }) => {
  await open(page, deployment.url)
  await addToCart(page, 'screw')
  const kept = await page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const { url, method } of await (await caches.open(name)).keys()) addresses.push(`${method} ${url}`)
    return addresses
  })
  expect(kept.length).toBeGreaterThan(30)
  const changing = ['theme.css', 'config/configuration.json'].map((file) => `GET ${deployment.url}/${file}`)
  expect(kept).toEqual(expect.arrayContaining(changing))
  for (const address of kept.filter((each) => !changing.includes(each)))
    expect(address).toMatch(/^GET .+\/assets\/[\w.-]+-[\w-]{8}(-v1)?\.\w+$/)
})

test('I07 a service worker that throws does not affect the portal', async ({ page, deployment }) => {
  await writeFile(join(deployment.root, 'sw.js'), 'throw new Error("no")')
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    const noted: typeof register = (...args) => {
      const registration = register(...args)
      registration.catch(() => Reflect.set(window, 'isRefused', true))
      return registration
    }
    Object.defineProperty(navigator.serviceWorker, 'register', { value: noted })
  })
  await page.goto(deployment.url)
  await signIn(page)
  await page.waitForFunction(() => Reflect.get(window, 'isRefused') === true)
  await addToCart(page, 'screw')
})

test(
  'F07 I03 without a service worker, missing code shows a message',
  { tag: '@gate' },
  async ({ page, deployment }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'caches', { get: () => undefined })
      Object.defineProperty(navigator.serviceWorker, 'register', { value: () => Promise.reject(new Error('blocked')) })
    })
    // Acts as a host that answers missing files with the start page. This is set up before the page opens, because the
    // portal may prefetch the code of the cart.
    await page.route(/\/assets\/CartScreen-/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Trade Portal</title>' }),
    )
    await page.goto(deployment.url)
    await signIn(page)
    await expect(homeHeading(page)).toBeVisible()
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('link', { name: /^Cart, 0 items/ }).click()
    await expect(seen(page, 'We could not load this page')).toBeVisible()
    await page.getByRole('button', { name: 'Reload the portal' }).click()
    await expect.poll(() => loads).toBe(1)
    await expect(seen(page, 'We could not load this page')).toBeVisible()
    expect(loads).toBe(1)
    await page.unroute(/\/assets\/CartScreen-/)
    await page.getByRole('button', { name: 'Reload the portal' }).click()
    await expect(seen(page, 'Your cart is empty.')).toBeVisible()
  },
)

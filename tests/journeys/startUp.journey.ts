import { expect, seen, signIn, test } from './fixtures.ts'
import { holdBack } from './requests.ts'

const specified =
  'Configuration Unavailable, this provider should only render when the application configuration is available'

for (const [state, configuration] of [
  ['missing', null],
  ['not JSON', '<html>'],
  ['without its first entry', '{"DeviceList":[]}'],
] as const) {
  test.describe(`a configuration that is ${state}`, () => {
    test.use({ configuration })

    test('M01 shows the specified error with Retry, not an endless spinner', async ({ page, portal }) => {
      await page.goto(portal.url)
      await expect(seen(page, specified)).toBeVisible()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(seen(page, specified)).toBeVisible()
    })
  })
}

test.describe('a supplier that cannot be reached', () => {
  test('shows a message at sign-in, and the form can be sent again', async ({ page, portal, supplier }) => {
    await page.goto(portal.url)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await supplier.close()
    await signIn(page)
    await expect(seen(page, 'We cannot reach the supplier. Check your connection and try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })

  test(
    'A09 at start keeps the session and offers to try again',
    { tag: '@gate' },
    async ({ signedIn: page, portal }) => {
      await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
      await portal.setFaults({ getState: 'network-failure' })
      await page.reload()
      await expect(seen(page, 'We cannot reach the supplier. Check your connection and try again.')).toBeVisible()
      await portal.setFaults({})
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
    },
  )
})

test('a browser that lacks what the portal uses is told so', async ({ page, portal }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await page.goto(portal.url)
  await expect(page.getByRole('heading', { name: 'This browser is too old for the portal' })).toBeVisible()
  await expect(seen(page, 'recent Chrome, Edge, Firefox or Safari')).toBeVisible()
})

test('the page says that it is loading before its main script has loaded, but not at once', async ({
  page,
  portal,
}) => {
  const end = await holdBack(page, /\/assets\/main-/)
  await page.goto(portal.url, { waitUntil: 'commit' })
  const loading = page.getByText('Loading the portal')
  await expect(loading).toBeInViewport()
  const isSeenAtOnce = await loading.evaluate((element) => {
    const anew = element.cloneNode(true)
    element.replaceWith(anew)
    return anew instanceof Element && anew.checkVisibility({ visibilityProperty: true })
  })
  expect(isSeenAtOnce).toBe(false)
  await expect(loading).toBeVisible()
  end('arrive')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('I01 a page whose main script does not load says so, and can be reloaded', async ({ page, portal }) => {
  let isLost = true
  await page.route(/\/assets\/main-/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto(portal.url)
  await expect(page.getByRole('heading', { name: 'We could not load the portal' })).toBeVisible()
  // Lets the main script through only after the press of Reload. If it came through earlier, a script that loads late could
  // request the main script again, and the portal would start without the reload.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false
  })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('I01 a page whose first script does not load offers a reload after a while', async ({ context, portal }) => {
  // Uses a new page, because the fixtures' page would fail on the browser's warning of unused preloads.
  const page = await context.newPage()
  let isLost = true
  await page.route(/\/assets\/index-/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto(portal.url)
  const reload = page.getByRole('link', { name: 'reload the page' })
  await expect(reload).toBeHidden()
  await expect(page.getByText('Loading the portal')).toBeVisible()
  await expect(reload).toBeVisible({ timeout: 20_000 })
  isLost = false
  await reload.click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test.describe('a configuration for the United States', () => {
  test.use({ settings: { locale: 'en-US' } })

  test('sets the language of the page from the beginning', async ({ page, portal }) => {
    await page.goto(portal.url)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  })
})

import { expect, seen, test } from './fixtures.ts'
import { holdBack } from './requests.ts'

for (const [state, configuration] of [
  ['is missing', null],
  ['is no JSON', '<html>'],
] as const)
  test.describe(`a configuration that ${state}`, () => {
    test.use({ configuration })

    test(`M01 a configuration that ${state} ends in an error with Retry`, async ({ page, portal }) => {
      const specified =
        'Configuration Unavailable, this provider should only render when the application configuration is available'
      await page.goto(portal.url)
      await expect(seen(page, specified)).toBeVisible()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(seen(page, specified)).toBeVisible()
    })
  })

test('a browser that is too old gets a message', async ({ page, portal }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await page.goto(portal.url)
  await expect(page.getByRole('heading', { name: 'This browser is too old for the portal' })).toBeVisible()
})

test('a page whose main script is late soon says it is loading', async ({ page, portal }) => {
  const release = await holdBack(page, /\/assets\/main-/)
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
  release()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

for (const [which, file, role, name] of [
  ['main', /\/assets\/main-/, 'button', 'Reload'],
  ['first', /\/assets\/index-/, 'link', 'reload the page'],
] as const)
  test(`a page whose ${which} script does not load can be reloaded`, async ({ context, portal }) => {
    // Uses a new page, because the fixtures' page would fail on the browser's warning of unused preloads.
    const page = await context.newPage()
    let isLost = true
    await page.route(file, (route) => (isLost ? route.abort() : route.continue()))
    await page.goto(portal.url)
    const reload = page.getByRole(role, { name })
    await expect(reload).toBeVisible({ timeout: 20_000 })
    // Lets the script through only after the press. If it came through earlier, a script that loads late could request it
    // again, and the portal would start without the reload.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLost = false
    })
    await reload.click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

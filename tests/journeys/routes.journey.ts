import { isPublic, routeNames } from '@trade-portal/features/routes'
import { addressesOf } from './addresses.ts'
import { expect, signIn, test } from './fixtures.ts'

const guarded = addressesOf(routeNames().filter((name) => !isPublic(name)))
const half = Math.ceil(guarded.length / 2)

for (const [part, addresses] of [
  ['first', guarded.slice(0, half)],
  ['second', guarded.slice(half)],
] as const)
  test(
    `E14 O01 each URL opens when signed in, ${part} half of the URLs`,
    { tag: '@gate' },
    async ({ signedIn: page, portal }) => {
      for (const [path, name] of addresses) {
        await page.goto(portal.url + path)
        await expect(page.getByRole('heading', { name, level: 1 }), path).toBeVisible()
        expect(page.url()).toBe(portal.url + path)
      }
    },
  )

test('A17 each URL asks a signed-out user to sign in first', { tag: '@gate' }, async ({ page, portal }) => {
  for (const [path] of guarded) {
    await page.goto(portal.url + path)
    await expect(page.getByRole('heading', { name: 'Sign in' }), path).toBeVisible()
  }
  await page.goto(`${portal.url}/search?value=pine`)
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'demo-sales')
  await expect(page).toHaveURL(/\/search\?value=pine$/)
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
})

test('public pages need no sign-in', { tag: '@gate' }, async ({ page, portal }) => {
  for (const [path, name] of addressesOf(routeNames().filter(isPublic))) {
    await page.goto(portal.url + path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
})

test('E11 an unknown URL opens inside the portal', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  for (const path of ['/no-such-page%E0%A4%A', '/products//evil.example', '/products/<svg onload=alert(1)>']) {
    await page.goto(portal.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(portal.url).origin)
  }
})

test('E13 the portal cannot be framed', { tag: '@gate' }, async ({ page, portal }) => {
  const answer = await page.goto(portal.url)
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(answer?.headers()['x-frame-options']).toBe('DENY')
})

test('injected script, handlers and markup do not run', async ({ browser, portal }) => {
  // Uses a new page, because each refused script causes a console error, on which the fixtures' page would fail the test.
  const page = await browser.newPage()
  await page.goto(portal.url)
  for (const code of [
    "const a = document.createElement('script'); a.textContent = 'window.ran = 1'; document.head.append(a)",
    "const a = document.createElement('p'); a.setAttribute('onclick', 'window.ran = 1'); document.body.append(a); a.click()",
    "document.body.insertAdjacentHTML('beforeend', '<p>x</p>'); window.ran = 1",
  ])
    expect(await page.evaluate(`(() => { try { ${code} } catch {} return window.ran === 1 })()`), code).toBe(false)
  await page.close()
})

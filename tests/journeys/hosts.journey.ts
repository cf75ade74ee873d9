import { securityHeaders } from '@trade-portal/portal/deploy'
import { addToCart, expect, fillCheckout, homeHeading, signIn } from './fixtures.ts'
import { callPath, test } from './hosts/hostTest.ts'
import { missingForNginx, nginx } from './hosts/webServer.ts'

test.skip(missingForNginx !== undefined, missingForNginx)

test('http redirects to https, with every security header', async ({ client, deployment }) => {
  const answer = await client.get(`${deployment.plainUrl}/orders?value=pine`)
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toBe('https://localhost/orders?value=pine')
  for (const [name, value] of Object.entries(securityHeaders(deployment.configuration, deployment.url)))
    expect(answer.headers()[name.toLowerCase()]).toBe(value)
})

test('answers pass unchanged; an order’s connection is closed', async ({
  client,
  deployment,
  portal,
  server,
  supplier,
}) => {
  const ask = async (origin: string, name: string) => {
    const answer = await client.post(origin + callPath(name), { data: {}, headers: { Cookie: 'a=1' } })
    const { connection, 'content-type': type } = answer.headers()
    return { status: answer.status(), text: await answer.text(), type, connection }
  }
  const own = await ask(deployment.url, 'getBranches')
  expect(own).toEqual({ ...(await ask(server.url, 'getBranches')), connection: own.connection })
  expect(own.connection).not.toBe('close')
  for (const name of ['processComplete', 'acceptQuote', 'createPaymentSession'])
    expect((await ask(deployment.url, name)).connection).toBe('close')
  const headers = { 'Session-Context-Id': supplier.simulator.openSession('demo-admin') }
  const long = await client.post(deployment.url + callPath('getWebBranches'), { data: {}, headers })
  expect(long.headers()['content-encoding']).toBe('gzip')
  await portal.setFaults({ getBranches: 'server-error' })
  const refused = await ask(deployment.url, 'getBranches')
  expect(refused).toMatchObject({ status: 500 })
  expect(refused.text).toBe((await ask(server.url, 'getBranches')).text)
})

test('the host’s log has neither URL queries nor headers', async ({ client, deployment }) => {
  const headers = { 'Session-Context-Id': 'canary-session', Referer: `${deployment.url}/search?value=canary-from` }
  for (const path of ['/search?value=canary-search', '/assets/x.js?canary-asset', `${callPath('getState')}&canary=1`])
    await client.get(deployment.url + path, { headers })
  await client.post(`${deployment.url}${callPath('getState')}&canary=1`, { headers, data: {} })
  await expect.poll(() => deployment.log()).toContain('/proxy')
  const log = await deployment.log()
  expect(log).toContain('/search')
  expect(log).not.toMatch(/canary|ipFunction/)
})

test('check-deployment accepts the host, and reports a dead server', async ({ deployment, supplier }) => {
  const found = await deployment.tool('check-deployment', '--origin', deployment.url)
  const known = [/endpointUrl needs an https address that browsers reach/]
  if (!nginx.hasBrotli) known.push(/^Hint: .*: Sent as gzip\./)
  const lines = found.split('\n').filter((line) => line !== '')
  expect(lines).toEqual(known.map((sentence) => expect.stringMatching(sentence)))
  await supplier.close()
  expect(await deployment.tool('check-deployment', '--origin', deployment.url)).toContain(
    'is unreachable, the connection is refused.',
  )
  expect(await deployment.log()).toContain('connect() failed (111: Connection refused)')
})

test('O04 a customer signs in, orders, pays and returns', async ({ page, portal, deployment }) => {
  await page.goto(`${deployment.url}/orders`)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders & Quotes' })).toBeVisible()
  await addToCart(page, 'screw')
  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillCheckout(page, { despatch: /Pickup/ })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  const placed = page.getByRole('alertdialog', { name: 'Order Placed' })
  await placed.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()

  await page.goto(`${deployment.url}/pay-account`)
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(homeHeading(page)).toBeVisible()
  const { committedOrders, committedPayments } = await portal.ledger()
  expect([committedOrders.length, committedPayments.length]).toEqual([1, 1])
})

test('an order whose answer is lost is sent once', async ({ atCheckout: page, portal }) => {
  await portal.setFaults({ processComplete: { fault: 'lost-after-commit', times: 1 } })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await portal.calls('processComplete')).toBe(1)
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { securityHeaders } from '@trade-portal/portal/deploy'
import { addToCart, expect, fillCheckout, homeHeading, signIn } from './fixtures.ts'
import { callPath, test } from './hosts/hostTest.ts'
import { caddy, missingFor, nginx } from './hosts/webServer.ts'

for (const host of [nginx, caddy]) {
  test.describe(`${host.name} with the file that was made for it`, () => {
    const missing = missingFor(host)
    test.skip(missing !== undefined, missing)
    test.use({ host })

    test('O08 I02 sends every header with each kind of answer, and the right cache rule', async ({
      client,
      deployment,
      supplier,
    }) => {
      const needed = securityHeaders(deployment.configuration, deployment.url)
      expect(Object.keys(needed)).toContain('Strict-Transport-Security')
      const assets = await readdir(join(deployment.folder, 'portal/assets'))
      const script = assets.find((name) => name.endsWith('.js'))
      const answers: readonly (readonly [path: string, status: number, type: RegExp, cache: string])[] = [
        ['/', 200, /^text\/html/, 'no-cache'],
        ['/orders/1.5-0', 200, /^text\/html/, 'no-cache'],
        ['/assets', 200, /^text\/html/, 'no-cache'],
        [`/assets/${script}`, 200, /^(text|application)\/javascript/, 'public, max-age=31536000, immutable'],
        ['/assets/missing-00000000.js', 404, /^text\/plain/, 'no-store'],
        ['/assets/', 404, /^text\/plain/, 'no-store'],
        ['/missing.txt', 404, /^text\/plain/, 'no-store'],
        ['/config/missing.json', 404, /^text\/plain/, 'no-store'],
        ['/config/configuration.json', 200, /^application\/json/, 'no-cache'],
        ['/theme.css', 200, /^text\/css/, 'no-cache'],
        ['/icon.svg', 200, /^image\/svg/, 'no-cache'],
        ['/sw.js', 200, /^(text|application)\/javascript/, 'no-cache'],
        ['/version.json', 200, /^application\/json/, 'no-cache'],
        ['/healthz', 200, /^text\/plain/, 'no-store'],
        [callPath('getState'), 200, /^application\/json/, 'no-store'],
      ]
      const check = async (path: string, status: number, type: RegExp, cache: string) => {
        const address = deployment.url + path
        const answer = await (path.startsWith('/proxy') ? client.post(address, { data: {} }) : client.get(address))
        expect.soft(answer.status(), path).toBe(status)
        const headers = answer.headersArray()
        const valuesOf = (name: string) =>
          headers.filter((header) => header.name.toLowerCase() === name.toLowerCase()).map(({ value }) => value)
        for (const [name, value] of Object.entries(needed)) expect.soft(valuesOf(name), path).toEqual([value])
        expect.soft(valuesOf('Cache-Control'), path).toEqual([cache])
        expect.soft(valuesOf('Content-Type').join(' '), path).toMatch(type)
        expect.soft(valuesOf('Server').join(' '), path).not.toMatch(/\d|Caddy/)
      }
      for (const answer of answers) await check(...answer)
      await supplier.close()
      await check(callPath('getState'), 502, /./, 'no-store')
    })

    test('O08 leads to https with every header', async ({ client, deployment }) => {
      const answer = await client.get(`${deployment.plainUrl}/orders?value=pine`)
      expect(answer.status()).toBe(308)
      expect(answer.headers()['location']).toBe('https://localhost/orders?value=pine')
      for (const [name, value] of Object.entries(securityHeaders(deployment.configuration, deployment.url)))
        expect(answer.headers()[name.toLowerCase()]).toBe(value)
    })

    test('I10 sends the copies that the browser accepts, and files of the deployment as they are', async ({
      client,
      deployment,
    }) => {
      const assets = await readdir(join(deployment.folder, 'portal/assets'))
      const script = assets.find((name) => name.endsWith('.js'))
      const codingOf = async (path: string, accepted: string) => {
        const answer = await client.get(deployment.url + path, { headers: { 'Accept-Encoding': accepted } })
        expect(answer.status()).toBe(200)
        expect(answer.headers()['vary']).toBe('Accept-Encoding')
        return answer.headers()['content-encoding']
      }
      for (const path of ['/', '/orders', '/sw.js', `/assets/${script}`]) {
        for (const coding of host.codings) expect(await codingOf(path, coding)).toBe(coding)
        expect(await codingOf(path, 'gzip, br')).toBe(host.codings[0])
        expect(await codingOf(path, 'identity')).toBeUndefined()
      }
      for (const path of ['/config/configuration.json', '/theme.css', '/icon.svg'])
        expect(await codingOf(path, 'gzip, br')).toBeUndefined()
      const { etag = '' } = (await client.get(deployment.url)).headers()
      expect((await client.get(deployment.url, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
    })

    test('B05 passes the supplier’s answer on as it is, and closes the connection of calls that must happen once', async ({
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
      for (const name of ['getState', 'processComplete', 'acceptQuote', 'createPaymentSession'])
        expect((await ask(deployment.url, name)).connection).toBe('close')
      const headers = { 'Session-Context-Id': supplier.simulator.openSession('demo-admin') }
      const long = await client.post(deployment.url + callPath('getWebBranches'), { data: {}, headers })
      expect(long.headers()['content-encoding']).toBe('gzip')
      await portal.setFaults({ getBranches: 'server-error' })
      const refused = await ask(deployment.url, 'getBranches')
      expect(refused).toMatchObject({ status: 500 })
      expect(refused.text).toBe((await ask(server.url, 'getBranches')).text)
    })

    test('P02 logs no query and no header', async ({ client, deployment }) => {
      const headers = { 'Session-Context-Id': 'canary-session', Referer: `${deployment.url}/search?value=canary-from` }
      for (const path of [
        '/search?value=canary-search',
        '/assets/x.js?canary-asset',
        `${callPath('getState')}&canary=1`,
      ])
        await client.get(deployment.url + path, { headers })
      await client.post(`${deployment.url}${callPath('getState')}&canary=1`, { headers, data: {} })
      await expect.poll(() => deployment.log()).toContain('/proxy')
      const log = await deployment.log()
      expect(log).toContain('/search')
      expect(log).not.toMatch(/canary|ipFunction/)
    })

    test('is found right by the commands of the release', async ({ deployment }) => {
      const found = await deployment.tool('check-deployment', '--origin', deployment.url)
      const known = [/endpointUrl needs the supplier's server: this is the machine of/]
      if (!host.codings.includes('br')) known.push(/A script is not sent as br/)
      const lines = found.split('\n').filter((line) => line !== '')
      expect(lines).toEqual(known.map((sentence) => expect.stringMatching(sentence)))
    })

    test('O04 lets a customer sign in, order, pay and come back', async ({ page, portal, deployment }) => {
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

    test('B05 an order whose answer is lost was sent once', async ({ atCheckout: page, portal }) => {
      await portal.setFaults({ processComplete: { fault: 'lost-after-commit', times: 1 } })
      await page.getByRole('button', { name: 'Confirm Order' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await portal.calls('processComplete')).toBe(1)
    })
  })
}

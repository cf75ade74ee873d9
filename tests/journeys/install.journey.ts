import { expect, test } from './fixtures.ts'

test('Chromium finds nothing that prevents an installation', async ({ signedIn: page, portal }) => {
  await page.waitForSelector('link[rel=manifest]', { state: 'attached' })
  const devTools = await page.context().newCDPSession(page)
  const { url, errors } = await devTools.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${portal.url}/manifest.webmanifest`, []])
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Each test runs in a private window, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  expect((await page.request.get(url)).headers()['content-type']).toBe('application/manifest+json')
})

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { securityHeaders } from '@trade-portal/portal/deploy'
import { freePort } from '../programs.ts'
import { expect } from './fixtures.ts'
import { findBaseImage, missingForContainer, startContainer } from './hosts/container.ts'
import { callPath, configureRelease, test } from './hosts/hostTest.ts'

test.skip(missingForContainer !== undefined, missingForContainer)

test('the container serves the portal, unprivileged and read-only', async ({ release, server, client }) => {
  test.setTimeout(240_000)
  const base = await findBaseImage(release)
  test.skip(!base.isThere, `${base.name} can not be loaded`)
  const folder = await mkdtemp(join(tmpdir(), 'container-'))
  await cp(release, folder, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const configuration = await configureRelease(folder, url, server.url)
  const hostFile = join(folder, 'host/nginx.conf')
  await writeFile(hostFile, (await readFile(hostFile, 'utf8')).replace('listen 8080;', `listen 127.0.0.1:${port};`))

  const container = await startContainer(folder)
  try {
    await expect(async () => expect((await client.get(`${url}/healthz`)).status()).toBe(200)).toPass({
      timeout: 20_000,
    })
    const page = await client.get(`${url}/orders/1.5-0`, { headers: { 'accept-encoding': 'br' } })
    expect(page.headers()['content-encoding']).toBe('br')
    for (const [name, value] of Object.entries(securityHeaders(configuration, url)))
      expect(page.headers()[name.toLowerCase()]).toBe(value)
    const absent = await client.get(`${url}/assets/absent.js`)
    expect([absent.status(), absent.headers()['content-type']]).toEqual([404, expect.not.stringContaining('html')])
    const ask = async (origin: string) => {
      const answer = await client.post(origin + callPath('getState'), { data: {} })
      return { status: answer.status(), text: await answer.text() }
    }
    const state = await ask(url)
    expect(state.status).toBe(200)
    expect(state).toEqual(await ask(server.url))

    expect(container.config.User).toBe('10001:10001')
    const status = await readFile(`/proc/${container.pid}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\s+10001\s+10001\s/m)
    expect(status).toMatch(/^CapEff:\s+0+$/m)
    const [, ...check] = container.config.Healthcheck.Test
    await container.run(check.map((word) => word.replace(':8080', `:${port}`)))
    await expect(container.run(['touch', '/srv/portal/current/portal/index.html'])).rejects.toThrow('cannot touch')
    expect(await container.log()).toContain('"GET /assets/absent.js" 404')
  } finally {
    await container.close()
    await rm(folder, { recursive: true, force: true })
  }
})

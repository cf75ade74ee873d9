import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { securityHeaders } from '@trade-portal/portal/deploy'
import { freePort, missingProgram } from '../programs.ts'
import { expect } from './fixtures.ts'
import { configurationOf, test } from './hosts/hostTest.ts'

const run = promisify(execFile)
const shell = (command: string) => execFileSync('sh', ['-c', command], { encoding: 'utf8' })

const missing =
  missingProgram('buildah') ??
  missingProgram('unshare') ??
  (process.getuid?.() === 0 ? undefined : 'only root may look into an image here')
test.skip(missing !== undefined, missing)

/** How the image wants to be run. */
interface ImageConfig {
  readonly User: string
  readonly Entrypoint: readonly string[]
  readonly StopSignal: string
  readonly Healthcheck: { readonly Test: readonly string[] }
}

test('O08 the image serves the portal as a user without rights, from files that nobody can write', async ({
  release,
  server,
  client,
}) => {
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'container-'))
  await cp(release, folder, { recursive: true })
  const [, base = ''] = /^FROM (\S+)/m.exec(await readFile(join(folder, 'Containerfile'), 'utf8')) ?? []
  const hasBase = await run('buildah', ['pull', '--policy', 'missing', base]).then(
    () => true,
    () => false,
  )
  test.skip(!hasBase, `${base} can not be loaded`)

  const port = await freePort()
  const url = `http://localhost:${port}`
  const configurationFile = join(folder, 'portal/config/configuration.json')
  const configuration = configurationOf(await readFile(configurationFile, 'utf8'), url, server.url)
  await writeFile(configurationFile, configuration)
  await run(process.execPath, ['tools/host-files.mjs', 'portal', '--supplier', server.url], { cwd: folder })
  const hostFile = join(folder, 'host/nginx.conf')
  await writeFile(hostFile, (await readFile(hostFile, 'utf8')).replace('listen 8080;', `listen 127.0.0.1:${port};`))

  const build = ['build', '--isolation', 'chroot', '--format', 'docker', '--quiet', '.']
  const image = (await run('buildah', build, { cwd: folder })).stdout.trim()
  const container = shell(`buildah from --pull=never ${image}`).trim()
  const root = shell(`buildah mount ${container}`).trim()
  const { Docker }: { Docker: { config: ImageConfig } } = JSON.parse(shell(`buildah inspect ${container}`))
  const { config } = Docker
  expect(config.User).toBe('10001:10001')

  const logFile = join(folder, 'log')
  const log = await open(logFile, 'w', 0o666)
  await log.chmod(0o666)
  // As compose.yaml starts it: all but /tmp cannot be written, and no right is left or can be won.
  const script = [
    'touch "$1/etc/hosts"',
    'mount --bind "$1" "$1"',
    'mount -o remount,bind,ro "$1"',
    'mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"',
    // Every runtime gives a container its names, such as localhost.
    'mount --bind /etc/hosts "$1/etc/hosts"',
    'mount --rbind /proc "$1/proc"',
    'mount --rbind /dev "$1/dev"',
    'root=$1 && shift',
    'exec chroot "$root" setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs --bounding-set=-all -- "$@"',
  ].join(' && ')
  const inside = (words: readonly string[]) => ['-m', 'sh', '-c', script, 'sh', root, ...words]
  const child = spawn('unshare', inside(config.Entrypoint), { stdio: ['ignore', log.fd, log.fd] })
  const ended = once(child, 'exit')
  try {
    await expect(async () => expect((await client.get(`${url}/healthz`)).status()).toBe(200)).toPass({
      timeout: 20_000,
    })
    const page = await client.get(`${url}/orders/1.5-0`, { headers: { 'accept-encoding': 'br' } })
    expect(page.headers()).toMatchObject({
      'content-encoding': 'br',
      ...Object.fromEntries(
        Object.entries(securityHeaders(configuration, url)).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    })
    const absent = await client.get(`${url}/assets/absent.js`)
    expect([absent.status(), absent.headers()['content-type']]).toEqual([404, expect.not.stringContaining('html')])
    const call = await client.post(
      `${url}/proxy?ipApi=presenter&ipService=Frameworks.Interfaces.Mobile.TradePortal&ipFunction=getTime`,
    )
    expect(call.status()).toBeLessThan(500)

    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\s+10001\s+10001\s/m)
    expect(status).toMatch(/^CapEff:\s+0+$/m)
    const [, ...check] = config.Healthcheck.Test
    await run('unshare', inside(check.map((word) => word.replace(':8080', `:${port}`))))
    await expect(run('unshare', inside(['touch', '/srv/portal/index.html']))).rejects.toThrow('cannot touch')
    expect(await readFile(logFile, 'utf8')).toContain('"GET /assets/absent.js" 404')
  } finally {
    child.kill('SIGQUIT')
    await ended
    await log.close()
    shell(`buildah rm ${container} && buildah rmi ${image}`)
    await rm(folder, { recursive: true, force: true })
  }
})

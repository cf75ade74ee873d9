import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { releaseExtras, makeRelease, ownCertificate, portalBuild } from '@trade-portal/portal/deploy'
import { freePort } from '../../programs.ts'
import { expect, portalAt, test as base } from '../fixtures.ts'
import { renameAssets } from '../renameAssets.ts'
import { nginx, startWebServer, type Running } from './webServer.ts'

const run = promisify(execFile)

/** A release that was unpacked, configured and started as its guide says. */
interface Deployment extends Pick<Running, 'log'> {
  readonly url: string
  /** The address without TLS. */
  readonly plainUrl: string
  /** The unpacked release. */
  readonly folder: string
  /** Text of the configuration file. */
  readonly configuration: string
  /** Serves another version by the command of the release's guide; '1.0.0' is the one that was released. */
  deploy(version: string): Promise<void>
  /** Runs a command of the release, such as `check-deployment`, and returns what it prints, even if it fails. */
  tool(name: string, ...words: readonly string[]): Promise<string>
}

interface HostFixtures {
  deployment: Deployment
  /** Sends requests that no browser rule restricts. Accepts the host's certificate and follows no redirects. */
  client: APIRequestContext
}

const version = '1.0.0'
const folderOf = (srv: string, name: string) => join(srv, 'portal', `portal-${name}`)

/**
 * Journeys with a released portal behind a real web server. The web server passes the portal's calls on to the supplier.
 */
export const test = base.extend<HostFixtures, { release: string }>({
  ignoreHTTPSErrors: true,
  // The sandbox serves its pictures without TLS. A portal with TLS has a security policy that blocks them, so this error is
  // allowed.
  allowedMessages: /^Failed to load |blocked by Playwright|^Loading the image 'http:\/\/localhost/,

  /** The folder of an unpacked release, which tests copy. */
  release: [
    // Playwright reads the names of fixtures from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'release-'))
      const archive = join(folder, 'portal.tar.gz')
      const parts = { portal: portalBuild, version, seconds: 1_790_000_000, extraFiles: await releaseExtras() }
      await writeFile(archive, await makeRelease(parts))
      execFileSync('tar', ['-xzf', archive, '-C', folder])
      await provide(join(folder, `portal-${version}`))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  deployment: async ({ release, server, client }, provide) => {
    const parent = await mkdtemp(join(tmpdir(), 'deployment-'))
    await chmod(parent, 0o755)
    const srv = join(parent, 'srv')
    const folder = folderOf(srv, version)
    await cp(release, folder, { recursive: true, preserveTimestamps: true })
    const switchTo = (name: string) => run('ln', ['-sfT', `portal-${name}`, join(srv, 'portal/current')])
    await switchTo(version)
    const [port, secondPort] = [await freePort(), await freePort()]
    const url = `https://localhost:${port}`
    const tls = ['--certificate', '/srv/certificate.pem', '--key', '/srv/certificate.pem']
    const configuration = await configureRelease(folder, url, server.url, tls)

    const writable = join(parent, 'writable')
    const certificate = join(srv, 'certificate.pem')
    await writeFile(certificate, await ownCertificate())
    const tool = async (name: string, ...words: readonly string[]) => {
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
      const command = run(process.execPath, [`tools/${name}.mjs`, 'portal', ...words], { cwd: folder, env })
      return await command.then(
        ({ stdout }) => stdout,
        (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
      )
    }
    const deploy = async (name: string) => {
      const next = folderOf(srv, name)
      if (!existsSync(next)) {
        await cp(folder, next, { recursive: true, preserveTimestamps: true })
        await renameAssets(join(next, 'portal'), name)
      }
      await switchTo(name)
    }
    const made = await readFile(join(folder, 'host/nginx.conf'), 'utf8')
    await writeFile(join(srv, 'nginx.conf'), nginx.adapt(made, port, secondPort))
    for (const [name, text] of Object.entries(nginx.extraFiles)) await writeFile(join(srv, name), text)

    const running = await startWebServer(srv, writable)
    await expect(async () => expect((await client.get(`${url}/healthz`)).status()).toBe(200)).toPass()
    const plainUrl = `http://localhost:${secondPort}`
    await provide({ url, plainUrl, folder, configuration, deploy, tool, log: running.log })
    await running.close()
    await rm(parent, { recursive: true, force: true })
  },

  portal: async ({ deployment, server }, provide) => {
    await provide(portalAt(deployment.url, server))
  },

  client: async ({ playwright }, provide) => {
    const client = await playwright.request.newContext({ ignoreHTTPSErrors: true, maxRedirects: 0 })
    await provide(client)
    await client.dispose()
  },
})

/** The path of an operation, which is the same at the portal's proxy and at the supplier. */
export const callPath = (name: string) =>
  `/proxy?ipApi=presenter&ipService=Frameworks.Interfaces.Mobile.TradePortal&ipFunction=${name}`

/** Configures an unpacked release for a portal at `url`, and makes its host files. @returns the text of its configuration */
export async function configureRelease(
  folder: string,
  url: string,
  supplierUrl: string,
  tls: readonly string[] = [],
): Promise<string> {
  const file = join(folder, 'portal/config/configuration.json')
  const configuration = configurationOf(await readFile(file, 'utf8'), url, supplierUrl)
  await writeFile(file, configuration)
  const words = ['tools/host-files.mjs', 'portal', '--supplier', supplierUrl, ...tls]
  await run(process.execPath, words, { cwd: folder })
  return configuration
}

/**
 * The shipped configuration, with `url` as the address that the portal calls and with the sandbox as the only host for
 * payment pages.
 */
function configurationOf(shipped: string, url: string, sandboxUrl: string): string {
  const { host } = new URL(sandboxUrl)
  return JSON.stringify(
    JSON.parse(shipped, (key, value: unknown) =>
      key === 'endpointUrl' ? url : key === 'paymentHosts' ? [host] : value,
    ),
    null,
    2,
  )
}

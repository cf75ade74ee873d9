import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import type { BrowserContext } from 'playwright'
import { browserArguments, ensureBrowser } from '../../browser.ts'
import { tell } from '../tell.ts'
import type { Stage } from './benchScreen.ts'
import { startCustomer } from './startCustomer.ts'
import type { StartScreen } from './startScreens.ts'
import { recordCalls, serveFloor } from './startSites.ts'

/** Not a dependency: npm fetches it when it is asked for. */
const lighthouse = 'lighthouse@13.5.0'

export interface LighthouseOptions {
  /** The browser's argument that makes it trust the servers of this machine. */
  readonly trusted: string
  /** The supplier's address for programs, which do not trust them. */
  readonly sandboxUrl: string
  readonly runs: number
}

/**
 * Prints Lighthouse's performance score of each screen and of its floor, for a phone on its simulated slow 4G, and their
 * spread.
 */
export async function benchLighthouse(
  screens: readonly StartScreen[],
  { protocol, portal: { url }, endpointUrl }: Stage,
  { trusted, sandboxUrl, runs }: LighthouseOptions,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserArguments, trusted, `--remote-debugging-port=${port}`],
  })
  tell(`\nLighthouse, mobile, ${protocol}, performance: median (lowest..highest) of ${runs}`)
  try {
    // Signed out first: the session stays in the browser.
    const inOrder = screens.toSorted((a, b) => Number(a.isSignedIn) - Number(b.isSignedIn))
    const firstSignedIn = inOrder.find(({ isSignedIn }) => isSignedIn)
    for (const screen of inOrder) {
      if (screen === firstSignedIn) await signIn(context, url, sandboxUrl)
      const address = url + screen.path
      const calls = screen.isSignedIn ? await recordCalls(context, address) : []
      const floor = await serveFloor(screen, endpointUrl, protocol, calls)
      const ours: Result[] = []
      const its: Result[] = []
      for (let run = 0; run < runs; run += 1) {
        ours.push(await runLighthouse(context, address, port))
        its.push(await runLighthouse(context, floor.url, port))
      }
      await floor.close()
      tell(`  ${screen.name}\n    portal   ${summary(ours)}\n    floor    ${summary(its)}`)
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function signIn(context: BrowserContext, url: string, sandboxUrl: string): Promise<void> {
  const page = await context.newPage()
  await startCustomer(page, url, sandboxUrl)
  await page.close()
}

interface Result {
  readonly score: number
  readonly paintedMs: number
  readonly blockingMs: number
}

function summary(results: readonly Result[]): string {
  const spreadOf = (figure: keyof Result) => spread(results.map((result) => result[figure]))
  return `score ${spreadOf('score')}, largest painted ${spreadOf('paintedMs')} ms, blocking ${spreadOf('blockingMs')} ms`
}

async function runLighthouse(context: BrowserContext, address: string, port: number): Promise<Result> {
  await forgetFiles(context, address)
  const options = ['--only-categories=performance', '--disable-storage-reset', '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, `--port=${port}`, ...options], {
    maxBuffer: 2 ** 28,
    timeout: 180_000,
  })
  const result: {
    readonly categories: { readonly performance: { readonly score: number | null } }
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
    readonly runtimeError?: { readonly message: string }
  } = JSON.parse(stdout)
  const { score } = result.categories.performance
  if (score === null) throw new Error(`Lighthouse has no score for ${address}: ${result.runtimeError?.message}`)
  const msOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    score: score * 100,
    paintedMs: msOf('largest-contentful-paint'),
    blockingMs: msOf('total-blocking-time'),
  }
}

/** Leaves the session, which Lighthouse would clear together with the files. */
async function forgetFiles(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'service_workers,cache_storage',
  })
  await page.close()
}

function spread(values: readonly number[]): string {
  const sorted = values.map(Math.round).toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}..${sorted.at(-1)})`
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

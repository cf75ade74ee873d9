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
import { startCustomer } from './startCustomer.ts'
import type { StartScreen } from './startScreens.ts'

/** Not a dependency: npm fetches it when it is asked for. */
const lighthouse = 'lighthouse@13.5.0'

/**
 * Prints Lighthouse's performance score of each screen, for a phone on its simulated slow 4G, and its spread.
 * @param url The portal's address
 */
export async function benchLighthouse(
  screens: readonly StartScreen[],
  url: string,
  endpointUrl: string,
  runs: number,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  tell(`\nLighthouse, mobile, performance: median (lowest..highest) of ${runs}`)
  try {
    // Signed out first: the session stays in the browser.
    for (const screen of screens.toSorted((a, b) => Number(a.isSignedIn) - Number(b.isSignedIn))) {
      const page = await context.newPage()
      await page.goto(url)
      if (screen.isSignedIn && new URL(page.url()).pathname === '/login') await startCustomer(page, url, endpointUrl)
      await page.close()
      const scores: number[] = []
      const blocking: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await forgetFiles(context, url)
        const { score, blockingMs } = await runLighthouse(url + screen.path, port)
        scores.push(score)
        blocking.push(blockingMs)
      }
      tell(`  ${screen.name.padEnd(12)} score ${spread(scores)}, blocking ${spread(blocking)} ms`)
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function runLighthouse(address: string, port: number) {
  const options = ['--only-categories=performance', '--disable-storage-reset', '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, `--port=${port}`, ...options], {
    maxBuffer: 2 ** 28,
    timeout: 180_000,
  })
  const result: {
    readonly categories: { readonly performance: { readonly score: number | null } }
    readonly audits: { readonly 'total-blocking-time'?: { readonly numericValue?: number } }
    readonly runtimeError?: { readonly message: string }
  } = JSON.parse(stdout)
  const { score } = result.categories.performance
  if (score === null) throw new Error(`Lighthouse has no score for ${address}: ${result.runtimeError?.message}`)
  return { score: score * 100, blockingMs: result.audits['total-blocking-time']?.numericValue ?? Number.NaN }
}

/** Leaves the session, which Lighthouse would clear together with the files. */
async function forgetFiles(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
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

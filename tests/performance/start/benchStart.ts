import { buildPortal } from '@trade-portal/portal/deploy'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../../browser.ts'
import { startProcess } from '../sandbox.ts'
import { benchLighthouse } from './benchLighthouse.ts'
import { benchScreen } from './benchScreen.ts'
import { certificateHash } from './certificateHash.ts'
import { startCustomer } from './startCustomer.ts'
import { startOptions } from './startOptions.ts'
import { servePortalBuild } from './startSites.ts'
import { supplierFront } from './supplierFront.ts'

/**
 * How long the portal as it is built needs until a screen can be used, beside its floor: one bundle of the same libraries
 * with a plain page that makes the same calls. Both are served by the same server, and their visits take turns. The floor
 * of sign-in has a form of React Aria, React Hook Form and yup, which the portal loads only with larger forms.
 */
export async function benchStart(words: readonly string[]): Promise<void> {
  const { screens, conditions, rounds, hasLighthouse } = startOptions(words)
  await buildPortal()
  const sandbox = await startProcess()
  const front = await supplierFront(sandbox.url)
  const [plain, modern] = [await servePortalBuild(sandbox.url, 'http/1.1'), await servePortalBuild(front.url, 'h2')]
  // A browser that only ignores errors of certificates stores nothing and runs no service worker.
  const trusted = `--ignore-certificate-errors-spki-list=${await certificateHash(front.url)}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments, trusted] })
  try {
    const stages = [
      { protocol: 'http/1.1', portal: plain, endpointUrl: sandbox.url },
      { protocol: 'h2', portal: modern, endpointUrl: front.url },
    ] as const
    if (hasLighthouse) {
      const selected = stages.filter(({ protocol }) => conditions.some((condition) => condition.protocol === protocol))
      for (const stage of selected)
        await benchLighthouse(screens, stage, { trusted, sandboxUrl: sandbox.url, runs: rounds })
      return
    }
    const customer = await startCustomer(await browser.newPage(), plain.url, sandbox.url)
    for (const screen of screens) {
      const ofScreen = { browser, screen, customer, rounds, showsWaves: screens.length === 1 }
      await benchScreen(ofScreen, stages, conditions)
    }
  } finally {
    await browser.close()
    for (const site of [plain, modern, front]) await site.close()
    sandbox.close()
  }
}

import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../browser.ts'
import type { SupplierOptions } from './fixtures.ts'

const executablePath = findBrowser()

export default defineConfig<SupplierOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './build.ts',
  // The same on every system, because a name does not depend on it.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  // Generous, because these tests check what happens and not how fast.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // A journey that passes only at the second attempt has a defect, in the test or in the portal.
  retries: 0,
  forbidOnly: true,
  use: {
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every journey would take longer than the journeys. To record one: `--trace on`.
    trace: 'off',
    launchOptions: { args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})

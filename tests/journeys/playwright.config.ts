import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import type { SupplierOptions } from './fixtures.ts'

export default defineConfig<SupplierOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './build.ts',
  // The path does not name the operating system, because the snapshots do not depend on it.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  // The time limits are generous, because journeys do not test speed.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  // A journey that passes only at the second attempt shows a defect of the test or the portal.
  retries: 0,
  forbidOnly: true,
  use: {
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording a trace takes longer than the journey itself. `--trace on` records one.
    trace: 'off',
    launchOptions,
  },
})

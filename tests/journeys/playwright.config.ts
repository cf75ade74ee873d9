import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../browser.ts'
import type { SupplierOptions } from './fixtures.ts'

const executablePath = findBrowser()

export default defineConfig<SupplierOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './build.ts',
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  // A slow machine is no defect: what these tests ask is whether, not how fast.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A browser on a busy machine may stop painting; a journey that is broken fails twice.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  use: {
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // To record each journey takes longer than the journey.
    trace: 'on-first-retry',
    launchOptions: { args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
})

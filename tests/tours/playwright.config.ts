import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.tour.ts',
  globalSetup: './serveStorybook.ts',
  // The page "All screens" of Storybook shows these pictures.
  snapshotPathTemplate: '{testDir}/../../pictures/{arg}{ext}',
  outputDir: '../../test-results/tours',
  reporter: [['list'], ['html', { outputFolder: '../../test-results/tours-report', open: 'never' }]],
  fullyParallel: true,
  timeout: 60_000,
  // Allows for the invisible differences in how Chromium renders corners and small pictures from run to run.
  expect: { toHaveScreenshot: { threshold: 0.02, maxDiffPixelRatio: 0.0002 } },
  use: { launchOptions },
})

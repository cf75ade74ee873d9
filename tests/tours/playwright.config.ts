import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { builtStorybook, storybookUrl } from './tour.ts'

// `--test` leaves out docs and axe, and takes half the time.
const build =
  process.env['TOURED_STORYBOOK'] === undefined
    ? `storybook build --test --quiet --output-dir ${builtStorybook} && `
    : ''

/** `pnpm pictures --since` names the folder of the commit's pictures, and the file for what differs from them. */
const { TOUR_PICTURES: pictures = 'pictures', TOUR_REPORT: report } = process.env
const isComparison = pictures !== 'pictures'

export default defineConfig({
  testDir: '.',
  testMatch: '*.tour.ts',
  webServer: {
    command: `${build}vite preview --outDir ${builtStorybook} --port ${new URL(storybookUrl).port} --strictPort`,
    cwd: join(import.meta.dirname, '../..'),
    url: `${storybookUrl}/index.json`,
    stdout: isComparison ? 'ignore' : 'pipe',
    timeout: 600_000,
  },
  // Storybook's page of a screen shows the pictures of its states, where they exist.
  snapshotPathTemplate: `{testDir}/../../${pictures}/{arg}{ext}`,
  outputDir: '../../test-results/tours',
  reporter: isComparison
    ? [['./progress.ts'], ...(report === undefined ? [] : [['json', { outputFile: report }] as const])]
    : [['list'], ['html', { outputFolder: '../../test-results/tours-report', open: 'never' }]],
  fullyParallel: true,
  timeout: 60_000,
  // Allows for the invisible differences in how Chromium renders corners and small pictures from run to run.
  expect: { toHaveScreenshot: { threshold: 0.02, maxDiffPixelRatio: 0.0002 } },
  use: { launchOptions },
})

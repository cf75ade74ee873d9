import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from './tests/browser.ts'

const executablePath = findBrowser()
const launchOptions = { args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'mocks/**/*.test.ts',
            'apps/**/*.test.ts',
            'tests/{contract,architecture,probe}/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: { theme: process.env.STORY_THEME ?? 'portal', brand: process.env.STORY_BRAND ?? 'own' },
          }),
        ],
        test: {
          name: 'storybook',
          // On a shared machine a story may be starved of time; one that is broken fails twice.
          retry: process.env['CI'] === undefined ? 0 : 1,
          testTimeout: 60_000,
          // One page for all files: loading everything anew for each takes longer than the stories themselves.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Without motion, axe and the plays see what stays on the screen and not what passes.
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from './tests/browser.ts'
import { unitTests } from './tests/gate/unitTests.ts'

const executablePath = findBrowser()
const launchOptions = { args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) }

export default defineConfig({
  test: {
    // By default Vitest keeps one core free. On two cores, stories would then run one at a time and take twice as long.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          ...unitTests,
          include: [
            'packages/**/*.test.ts',
            'mocks/**/*.test.ts',
            'apps/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: {
              theme: process.env.STORY_THEME ?? 'portal',
              brand: process.env.STORY_BRAND ?? 'default',
              // Stories run without the shell, so that its menus do not also match what a story looks for. The shell has
              // its own stories.
              shell: process.env.STORY_SHELL ?? 'without',
            },
          }),
        ],
        resolve: {
          alias: {
            'react-aria/private/utils/runAfterKeyboard': join(import.meta.dirname, '.storybook/runAfterKeyboard.ts'),
          },
        },
        test: {
          name: 'storybook',
          // `gate` leaves out what is reserved for `npm run test:all`.
          env: { TEST_SCOPE: process.env.TEST_SCOPE ?? 'gate' },
          // The limit is three times as long as a single wait in a story may take. A story is never retried, because a
          // story that fails only sometimes has a defect.
          testTimeout: 60_000,
          // The files of a worker share one page. A fresh page for each would take longer to load than its stories take to run.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Without animations, axe and the play functions see the final state and never one in between.
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

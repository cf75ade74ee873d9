import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { findCaseTests, readTestSources } from '../tests/architecture/caseTests.ts'
import { readSources } from '../tests/architecture/sources.ts'
import { componentUses } from './docs/choosing/componentUses.ts'
import { storySources } from './panels/storySources.ts'
import { screensModule, statePicturesFolder } from './screens/screensModule.ts'
import { writePages } from './screens/writePages.ts'
import { componentGroups } from './sidebar/places.ts'
import { storyIndexer } from './sidebar/storyIndexer.ts'
import { tokensPlugin } from './tokensPlugin.ts'
import { unionsPlugin } from './unionsPlugin.ts'
import { virtualModule } from './virtualModule.ts'

/** Dependencies, by package, that Vite would only discover while stories run. */
const discoveredLate = {
  '@trade-portal/design-system': [
    'react-aria-components',
    'react-aria/private/live-announcer/LiveAnnouncer',
    'react-aria/useFocusVisible',
    'react-aria/useLandmark',
    'react-aria/useObjectRef',
    '@internationalized/date',
    '@tanstack/react-virtual',
    'colord',
    'colord/plugins/a11y',
  ],
  '@trade-portal/features': [
    '@hookform/resolvers/yup',
    '@tanstack/react-query',
    'date-fns',
    'papaparse',
    'react-hook-form',
    'react-router-dom',
    'valibot',
    'yup',
  ],
  '@trade-portal/mocks': [
    '@faker-js/faker',
    '@mswjs/interceptors/fetch',
    'msw',
    'msw/browser',
    'msw/experimental',
    'msw/http',
  ],
  '@trade-portal/supplier-api': ['@valibot/to-json-schema'],
}

/**
 * The scripts of the static site, the first match first. By itself the bundler would make hundreds of small ones, and each
 * page would request most of them.
 */
const scripts = [
  { name: 'storybook', test: /node_modules\/(storybook|@storybook)\// },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'components',
    test: /node_modules\/(react-aria|react-stately|@internationalized|@react-)|design-system\/src\/(?!.*\.stories)/,
  },
  { name: 'supplier', test: /node_modules\/(@?msw|@faker-js|valibot)|(mocks|supplier-api)\/src\// },
  { name: 'portal', test: /(features|apps\/portal)\/src\/(?!.*\.stories)/ },
].map((script, index, { length }) => ({ ...script, priority: length - index }))

const exported = (value: unknown) => `export default ${JSON.stringify(value)}`

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    './docs/**/*.mdx',
    writePages(),
    './foundations/*.stories.tsx',
    './checks/*.stories.tsx',
    './panels/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    './docs/**/*.stories.tsx',
  ],
  // The pictures on the pages of screens. `pnpm pictures` has taken the large ones of all states only on some machines.
  staticDirs: [
    { from: './pictures/screens', to: '/screens' },
    ...(statePicturesFolder === undefined ? [] : [{ from: statePicturesFolder, to: '/pictures' }]),
  ],
  experimental_indexers: (indexers = []) => indexers.map(storyIndexer),
  tags: { rule: { defaultFilterSelection: 'exclude' } },
  addons: [
    // `storySources` gives stories their source.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Answers coding assistants at /mcp: which components there are, how to use them, and whether their stories pass.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-mcp']),
  ],
  // Hides Storybook's own introduction, which would come before "Start here".
  features: { sidebarOnboardingChecklist: false },
  // project.json would hold the time of the build, and a release has to be the same each time it is built.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Keeps the names of components, because `pnpm pictures` reads which components a screen shows.
      build: { rolldownOptions: { output: { codeSplitting: { groups: scripts }, keepNames: true } } },
      plugins: [
        vanillaExtractPlugin(),
        virtualModule('virtual:case-tests.js', () => exported(findCaseTests(readTestSources()))),
        virtualModule('virtual:component-uses.js', () =>
          exported(componentUses(readSources(), [...componentGroups.keys(), 'RowCard'])),
        ),
        screensModule(),
        unionsPlugin(),
        tokensPlugin(),
        storySources(join(import.meta.dirname, '..')),
        msw({ mode: 'worker-only' }),
      ],
      // The simulated screen reader would bring its own copy of user-event. Two copies both replace how fields take values,
      // and typing then does nothing in all later stories of the page.
      resolve: { alias: { '@testing-library/user-event': 'storybook/test' } },
      optimizeDeps: {
        // If Vite discovers a dependency late, it reloads the page in the middle of a test.
        include: [
          '@guidepup/virtual-screen-reader',
          'chromatic/isChromatic',
          'storybook/theming/create',
          ...Object.entries(discoveredLate).flatMap(([owner, names]) => names.map((name) => `${owner} > ${name}`)),
        ],
      },
    }),
}

export default config

import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { caseTestsModule } from './docs/reliability/caseTestsModule.ts'
import { storyIndexer } from './sidebar/storyIndexer.ts'

/** Dependencies that Vite would discover only while the stories run, by package. */
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

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    './docs/**/*.mdx',
    './foundations/*.stories.tsx',
    './checks/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    './docs/**/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => indexers.map(storyIndexer),
  tags: { rule: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Storybook's own introduction would stand above "Start here".
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), caseTestsModule(), msw({ mode: 'worker-only' })],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // A dependency that Vite discovers late makes it reload the page in the middle of a test.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...Object.entries(discoveredLate).flatMap(([owner, names]) => names.map((name) => `${owner} > ${name}`)),
      ],
    },
  }),
}

export default config

import { defineConfig } from 'vitest/config'

/** The unit tests alone: planted defects would take hours in a browser. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/gate/configureProperties.ts'],
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    clearMocks: true,
    include: ['packages/**/*.test.ts'],
  },
})

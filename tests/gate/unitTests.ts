/** How unit tests run, in the gate and with planted defects. */
export const unitTests = {
  environment: 'node',
  setupFiles: 'tests/gate/configureProperties.ts',
  // The limit is generous because of the generated inputs of `test:all`. In the gate the slowest test takes three seconds.
  testTimeout: 180_000,
  // Between tests, Vitest restores replaced globals and forgets recorded calls.
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  clearMocks: true,
} as const

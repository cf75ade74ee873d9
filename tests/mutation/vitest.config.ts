import { defineConfig } from 'vitest/config'
import { unitTests } from '../gate/unitTests.ts'

/** The unit tests alone: planted defects would take hours in a browser. */
export default defineConfig({ test: { ...unitTests, include: ['packages/**/*.test.ts'] } })

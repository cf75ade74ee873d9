import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSource } from './caseTests.ts'

const root = join(import.meta.dirname, '../..')

export function readTestSources(): TestSource[] {
  return globSync('{packages,mocks,apps,tests}/**/*.{stories.tsx,test.ts,journey.ts}', {
    cwd: root,
    // `caseTests.test.ts` contains examples that are not tests of cases.
    exclude: ['**/node_modules', '**/dist', 'tests/architecture/caseTests.test.ts'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

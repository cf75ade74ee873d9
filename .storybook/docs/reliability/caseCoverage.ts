import { findCaseTests, type CaseTest } from '../../../tests/architecture/caseTests.ts'
import { cases, type ReliabilityCase } from './cases.ts'

const sources = import.meta.glob<string>(
  [
    '../../../{packages,mocks,apps,tests}/**/*.{stories.tsx,test.ts,journey.ts}',
    // Its examples are no tests of a case.
    '!**/tests/architecture/caseTests.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const tests = findCaseTests(
  Object.entries(sources).map(([path, text]) => ({ path: path.replace('../../../', ''), text })),
)

/** The stories and tests of each case, read from their titles as they are now. */
const testsById: ReadonlyMap<string, readonly CaseTest[]> = new Map(
  cases.map(({ id }) => [id, tests.filter(({ ids }) => ids.includes(id))]),
)

export function isCovered({ id }: ReliabilityCase): boolean {
  return testsOf(id).length > 0
}

export function testsOf(id: string): readonly CaseTest[] {
  return testsById.get(id) ?? []
}

import tests from 'virtual:case-tests.js'
import type { CaseTest } from '../../../tests/architecture/caseTests.ts'
import { cases, type ReliabilityCase } from './cases.ts'

/**
 * The stories and tests of each case, by its id. Stories have the id as a tag, and the titles of tests begin with it.
 */
const testsById: ReadonlyMap<string, readonly CaseTest[]> = new Map(
  cases.map(({ id }) => [id, tests.filter(({ ids }) => ids.includes(id))]),
)

export function isCovered({ id }: ReliabilityCase): boolean {
  return testsOf(id).length > 0
}

export function testsOf(id: string): readonly CaseTest[] {
  return testsById.get(id) ?? []
}

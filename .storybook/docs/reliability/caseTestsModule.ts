import type { Plugin } from 'vite'
import { findCaseTests } from '../../../tests/architecture/caseTests.ts'
import { readTestSources } from '../../../tests/architecture/testSources.ts'

// The ending tells the simulated network that this is a file of the page and no request to a server.
const name = 'virtual:case-tests.js'

/**
 * The stories and tests of the cases as a module, so that the page needs one request for them. With the texts of all
 * files it needed hundreds, and on a busy machine one of them failed.
 */
export function caseTestsModule(): Plugin {
  return {
    name: 'case-tests',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(findCaseTests(readTestSources()))}` : undefined,
  }
}

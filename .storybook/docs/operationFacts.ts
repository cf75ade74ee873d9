import { operationNames } from '@trade-portal/supplier-api'
import type { OperationDescription } from '@trade-portal/supplier-api/describe'
import { operationUses } from '../../tests/architecture/operationUses.ts'

const sources = import.meta.glob<string>(
  ['../../packages/features/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.ts', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** Which screens use which operation, computed from the source files. */
export const featureUses = operationUses(
  Object.entries(sources).map(([path, text]) => ({ path: path.replace('../../', ''), text })),
  operationNames(),
)

/**
 * Lists the tables of an answer, and says after each whether its name is specified or guessed: `StatementList (our guess)`.
 */
export function namingInWords(tables: OperationDescription['tables']): string {
  return tables
    .map(({ table, naming }) => `${table} (${naming === 'specified' ? 'specified' : 'our guess'})`)
    .join(', ')
}

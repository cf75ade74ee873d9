import type { OperationDescription } from '@trade-portal/supplier-api/describe'

/**
 * Lists the tables of an answer, and says after each whether its name is specified or guessed: `StatementList (our guess)`.
 */
export function namingInWords(tables: OperationDescription['tables']): string {
  return tables
    .map(({ table, naming }) => `${table} (${naming === 'specified' ? 'specified' : 'our guess'})`)
    .join(', ')
}

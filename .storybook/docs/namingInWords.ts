import type { OperationDescription } from '@trade-portal/supplier-api/describe'

/** The tables of an answer with who names them: `StatementList (our guess), Statement (our guess)`. */
export function namingInWords(tables: OperationDescription['tables']): string {
  return tables
    .map(({ table, naming }) => `${table} (${naming === 'specified' ? 'specified' : 'our guess'})`)
    .join(', ')
}

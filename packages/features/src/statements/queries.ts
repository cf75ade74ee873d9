import { useQuery } from '@tanstack/react-query'
import type { Statement } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import { useApi } from '../foundation/session/useSession.ts'
import { statementsQuery, statementTransactionsQuery } from '../trade/documents/queries.ts'

export interface FoundStatement {
  readonly statement: Statement
  /** Whether this is the first statement in the supplier's list. */
  readonly isLatest: boolean
}

/** The statement with exactly this key; null if it is not in the list. */
export function useStatement(key: string) {
  const select = useCallback(
    (list: readonly Statement[]): FoundStatement | null => {
      const index = list.findIndex(({ date }) => date === key)
      const statement = list[index]
      return statement === undefined ? null : { statement, isLatest: index === 0 }
    },
    [key],
  )
  return useQuery({ ...statementsQuery(useApi()), select })
}

/** The transactions of a statement. The query does not wait for the list of statements. */
export function useStatementTransactions(key: string) {
  return useQuery(statementTransactionsQuery(useApi(), key))
}

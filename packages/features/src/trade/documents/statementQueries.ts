import { useQuery } from '@tanstack/react-query'
import type { SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'

/** All statements since 1970, latest first. */
export const statementsQuery = (api: SupplierApi) => operationQuery(api, 'getStatementList', {})

export function useStatements() {
  return useQuery(statementsQuery(useApi()))
}

/** The transactions of a statement. @param date Its key */
export const statementTransactionsQuery = (api: SupplierApi, date: string) =>
  operationQuery(api, 'getStatementDetail', { statementDate: date })

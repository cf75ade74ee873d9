import { useQuery } from '@tanstack/react-query'
import type { Branch, SupplierApi } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import type { DocumentKey } from '../addresses/documentAddress.ts'
import { keptFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { useApi } from '../session/useSession.ts'

/** All orders and quotes, in the supplier's order. */
export function useOrders() {
  return useQuery(operationQuery(useApi(), 'getCustomerTransactions', {}))
}

/** All invoices and credits since 1970: screens filter them by date. */
export const invoicesQuery = (api: SupplierApi) => operationQuery(api, 'getCustomerInvoicesTP', {})

export function useInvoices() {
  return useQuery(invoicesQuery(useApi()))
}

/** One document with its lines. */
export const transactionQuery = (api: SupplierApi, { number, suffix }: DocumentKey) =>
  operationQuery(api, 'getTransactionTP', { transactionNumber: number, transactionSuffix: suffix })

/** The names of the branches, for lists, which do not wait for them: until they are there a branch is called by its id. */
export function useBranchNames() {
  const query = useQuery({ ...operationQuery(useApi(), 'getBranches', {}), ...keptFiveMinutes, select: namesById })
  const names = query.data
  const nameOf = useCallback((id: string) => names?.get(id) || id, [names])
  return { nameOf, query }
}

function namesById(branches: readonly Branch[]): ReadonlyMap<string, string> {
  return new Map(branches.map(({ id, name }) => [id, name]))
}

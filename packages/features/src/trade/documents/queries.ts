import { useQuery } from '@tanstack/react-query'
import type { Branch, SupplierApi } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import type { DocumentKey } from '../../documentAddress.ts'
import { cachedFiveMinutes, operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'

export const ordersQuery = (api: SupplierApi) => operationQuery(api, 'getCustomerTransactions', {})

/**
 * The number of rows to load: enough for five orders, even if most rows are quotes. All rows of a large account would be
 * several megabytes.
 */
const newestRows = 50

/** The newest orders and quotes. */
export const newestOrdersQuery = (api: SupplierApi) =>
  operationQuery(api, 'getCustomerTransactions', { limit: newestRows })

/** All orders and quotes, in the supplier's order. */
export function useOrders() {
  return useQuery(ordersQuery(useApi()))
}

/** All invoices and credits since 1970, because the screens filter the rows by date themselves. */
export const invoicesQuery = (api: SupplierApi) => operationQuery(api, 'getCustomerInvoicesTP', {})

export function useInvoices() {
  return useQuery(invoicesQuery(useApi()))
}

/** The orders, quotes and invoices that the search bar finds. Until all orders are loaded, the newest must do. */
export function useSearchedDocuments({
  hasOrders,
  hasInvoices,
}: Readonly<Record<'hasOrders' | 'hasInvoices', boolean>>) {
  const api = useApi()
  const orders = useQuery({ ...ordersQuery(api), ...cachedFiveMinutes, enabled: hasOrders })
  const newest = useQuery({ ...newestOrdersQuery(api), enabled: false })
  const invoices = useQuery({ ...invoicesQuery(api), ...cachedFiveMinutes, enabled: hasInvoices })
  return {
    orders: hasOrders ? (orders.data ?? newest.data) : undefined,
    invoices: hasInvoices ? invoices.data : undefined,
    isLoading: orders.isLoading || invoices.isLoading,
    hasFailed: orders.isLoadingError || invoices.isLoadingError,
  }
}

export const transactionQuery = (api: SupplierApi, { number, suffix }: DocumentKey) =>
  operationQuery(api, 'getTransactionTP', { transactionNumber: number, transactionSuffix: suffix })

const branchesQuery = (api: SupplierApi) => ({ ...operationQuery(api, 'getBranches', {}), ...cachedFiveMinutes })

/** The names of the branches for lists. Until the names are loaded, `nameOf` returns the id of a branch. */
export function useBranchNames() {
  const query = useQuery({ ...branchesQuery(useApi()), select: namesById })
  const names = query.data
  const nameOf = useCallback((id: string) => names?.get(id) || id, [names])
  return { nameOf, query }
}

function namesById(branches: readonly Branch[]): ReadonlyMap<string, string> {
  return new Map(branches.map(({ id, name }) => [id, name]))
}

/** All statements since 1970, latest first. */
export const statementsQuery = (api: SupplierApi) => operationQuery(api, 'getStatementList', {})

export function useStatements() {
  return useQuery(statementsQuery(useApi()))
}

/** The transactions of a statement. @param date The supplier's key of the statement. */
export const statementTransactionsQuery = (api: SupplierApi, date: string) =>
  operationQuery(api, 'getStatementDetail', { statementDate: date })

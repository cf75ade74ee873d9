import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { joinQueries, type Loadable } from '../foundation/api/loadable.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { useAccess } from '../trade/access/queries.ts'
import { invoicesQuery, ordersQuery } from '../trade/documents/queries.ts'
import type { ListedRow } from '../trade/documents/sameReference.ts'

/** All orders and quotes and, if the customer has access to them, all invoices: the lists of their own screens. */
export function useListedDocuments(): Loadable<readonly ListedRow[]> & { readonly hasInvoices: boolean } {
  const api = useApi()
  const hasInvoices = useAccess().has('invoices')
  const orders = useQuery(ordersQuery(api))
  const invoices = useQuery({ ...invoicesQuery(api), enabled: hasInvoices })
  const lists = joinQueries<Record<string, Loadable<readonly ListedRow[]>>>({
    orders,
    ...(hasInvoices && { invoices }),
  })
  const [listed, invoiced] = [orders.data, hasInvoices ? invoices.data : none]
  const data = useMemo(() => listed && invoiced && [...listed, ...invoiced], [listed, invoiced])
  return { ...lists, data, hasInvoices }
}

const none: readonly ListedRow[] = []

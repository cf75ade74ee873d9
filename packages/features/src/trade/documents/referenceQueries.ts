import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DocumentKey } from '../../documentAddress.ts'
import { joinQueries, type Loadable } from '../../foundation/api/loadable.ts'
import { operationQuery } from '../../foundation/api/operationQuery.ts'
import { useApi } from '../../foundation/session/useSession.ts'
import { documentKey } from './documentKey.ts'
import type { DocumentKind } from './documentKind.ts'
import { invoicesQuery, newestOrdersQuery, ordersQuery } from './queries.ts'
import { withSameReference, type ListedRow } from './sameReference.ts'

interface Listed extends DocumentKey {
  readonly kind: DocumentKind
  readonly invoiceDate: string | null
}

const isOrder = ({ kind }: Pick<Listed, 'kind'>) => kind === 'order' || kind === 'quote'

const rowOf = <Row extends DocumentKey>(rows: readonly Row[] | undefined, key: DocumentKey) =>
  rows?.find((row) => documentKey(row) === documentKey(key))

/**
 * The row of a document in its list, for what only the row has: the customer's reference and the branch. Null if the list
 * does not have it. Asks for nothing if the whole list is in the cache.
 */
export function useListedRow(document: Listed): Loadable<ListedRow | null> {
  const invoice = useInvoiceRow(document)
  const order = useOrderRow(document)
  return document.kind === 'invoice' ? invoice : order
}

/** Asks for the invoices of the day. */
function useInvoiceRow(document: Listed): Loadable<ListedRow | null> {
  const api = useApi()
  const known = rowOf(useQueryClient().getQueryData(invoicesQuery(api).queryKey), document)
  const day = document.kind === 'invoice' ? document.invoiceDate : null
  const query = useQuery({
    ...operationQuery(api, 'getCustomerInvoicesTP', { fromDate: day ?? '', toDate: day ?? '' }),
    enabled: day !== null && !known,
  })
  return known ? loaded(known) : { ...query, data: query.data && (rowOf(query.data, document) ?? null) }
}

/** Asks for the newest orders, and for all only if these lack the document. */
function useOrderRow(document: Listed): Loadable<ListedRow | null> {
  const api = useApi()
  const known = rowOf(useQueryClient().getQueryData(ordersQuery(api).queryKey), document)
  const isAsked = isOrder(document) && !known
  const newest = useQuery({ ...newestOrdersQuery(api), enabled: isAsked })
  const isOld = newest.data !== undefined && !rowOf(newest.data, document)
  const all = useQuery({ ...ordersQuery(api), enabled: isAsked && isOld })
  const query = isOld ? all : newest
  return known ? loaded(known) : { ...query, data: query.data && (rowOf(query.data, document) ?? null) }
}

const loaded = (data: ListedRow) => ({ data, error: null, refetch: () => undefined })

/**
 * The orders with the reference of an invoice, or the invoices with that of an order; see `withSameReference`. Loads both
 * lists, unless they were loaded before.
 */
export function useSameReference(document: Listed) {
  const api = useApi()
  const lists = joinQueries({ orders: useQuery(ordersQuery(api)), invoices: useQuery(invoicesQuery(api)) })
  const { data } = lists
  if (!data) return { ...lists, data: undefined }
  const [own, others]: [readonly ListedRow[], readonly ListedRow[]] = isOrder(document)
    ? [data.orders, data.invoices]
    : [data.invoices, data.orders]
  const row = rowOf(own, document)
  return { ...lists, data: { reference: row?.reference ?? '', found: row ? withSameReference(row, others) : [] } }
}

import { ToggleGroup } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import { routes } from '../shared/addresses/routes.ts'
import { addressChoice, useAddressState } from '../shared/addresses/useAddressState.ts'
import { ListTable } from '../shared/lists/ListTable.tsx'
import { useList } from '../shared/lists/useList.ts'
import { BranchesFailure } from '../shared/transactions/BranchesFailure.tsx'
import { documentText } from '../shared/transactions/documentColumns.tsx'
import { documentKey } from '../shared/transactions/documentKey.ts'
import { useBranchNames } from '../shared/transactions/queries.ts'
import { TotalShown } from '../shared/transactions/TotalShown.tsx'
import { orderColumns } from './orderColumns.tsx'
import { orderFileColumns } from './orderFileColumns.ts'

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'orders', label: 'Orders' },
  { value: 'quotes', label: 'Quotes' },
] as const
const fields = { show: addressChoice(['all', 'orders', 'quotes']) }
const filters = {
  all: undefined,
  orders: ({ type }: OrderRow) => type === 'Order',
  quotes: ({ type }: OrderRow) => type === 'Quote',
}
const hrefOf = ({ number, suffix }: OrderRow) => routes.transaction.href('orders', number, suffix)

/** The orders and quotes with what narrows them down. */
export function OrderList({ orders }: { readonly orders: readonly OrderRow[] }) {
  const [{ show }, setAddress] = useAddressState(fields)
  const { nameOf, query } = useBranchNames()
  const columns = useMemo(() => orderColumns(nameOf), [nameOf])
  const fileColumns = useMemo(() => orderFileColumns(nameOf), [nameOf])
  const searchText = useMemo(() => documentText(nameOf), [nameOf])
  const list = useList({ rows: orders, columns, rowKey: documentKey, searchText, filter: filters[show] })
  const { shown } = list.rows
  const amounts = useMemo(() => shown.map(({ amount }) => amount), [shown])
  return (
    <>
      <BranchesFailure query={query} />
      <ListTable
        label={routes.orders.title}
        list={list}
        search={{ label: 'Search orders and quotes', placeholder: 'Search all rows by number, branch, ref, job …' }}
        filters={
          <ToggleGroup label="Show" options={kinds} value={show} onChange={(kind) => setAddress({ show: kind })} />
        }
        summary={<TotalShown amounts={amounts} />}
        file={{ title: routes.orders.title, columns: fileColumns }}
        rowHref={hrefOf}
      />
    </>
  )
}

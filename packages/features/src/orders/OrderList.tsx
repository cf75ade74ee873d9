import { ToggleGroup } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import { routes } from '../shared/addresses/routes.ts'
import { addressChoice } from '../shared/addresses/addressFields.ts'
import { ListTable } from '../shared/lists/ListTable.tsx'
import { useList } from '../shared/lists/useList.ts'
import { PrintHead } from '../shared/print/PrintHead.tsx'
import { BranchesFailure } from '../shared/transactions/BranchesFailure.tsx'
import { documentKey } from '../shared/transactions/documentKey.ts'
import { useBranchNames } from '../shared/transactions/queries.ts'
import { TotalShown } from '../shared/transactions/TotalShown.tsx'
import { counted } from '../shared/wording/counted.ts'
import { orderColumns } from './orderColumns.tsx'

const labelOf = { all: 'All', orders: 'Orders', quotes: 'Quotes' } as const
const kinds = (['all', 'orders', 'quotes'] as const).map((value) => ({ value, label: labelOf[value] }))
const choices = { show: addressChoice(['all', 'orders', 'quotes']) }
const filtersOf = {
  all: undefined,
  orders: ({ type }: OrderRow) => type === 'Order',
  quotes: ({ type }: OrderRow) => type === 'Quote',
}
const everything = { show: 'all' } as const
const filterOf = ({ show }: { readonly show: keyof typeof filtersOf }) => filtersOf[show]
const hrefOf = ({ number, suffix }: OrderRow) => routes.transaction.href('orders', number, suffix)
const countOf = (count: number) => counted(count, 'order or quote', 'orders and quotes')

/** The orders and quotes with what narrows them down. */
export function OrderList({ orders }: { readonly orders: readonly OrderRow[] }) {
  const { nameOf, query } = useBranchNames()
  const columns = useMemo(() => orderColumns(nameOf), [nameOf])
  const list = useList({
    rows: orders,
    rowKey: documentKey,
    columns,
    choices,
    filterOf,
    everything,
    isTextPartial: query.isPending,
  })
  const { choose } = list
  const { show } = list.choices
  // Typing in the search does not render it.
  const filters = useMemo(
    () => <ToggleGroup label="Show" options={kinds} value={show} onChange={(kind) => choose({ show: kind })} />,
    [show, choose],
  )
  return (
    <>
      <PrintHead
        title={routes.orders.title}
        facts={[
          { label: 'Show', value: show === 'all' ? '' : labelOf[show] },
          { label: 'Search', value: list.search },
        ]}
      />
      <BranchesFailure query={query} />
      <ListTable
        label={routes.orders.title}
        list={list}
        countOf={countOf}
        search={{ label: 'Search orders and quotes', placeholder: 'Search all rows by number, branch, ref, job …' }}
        filters={filters}
        summary={<TotalShown rows={list.rows} />}
        rowHref={hrefOf}
      />
    </>
  )
}

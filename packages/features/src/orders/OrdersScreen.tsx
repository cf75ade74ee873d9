import { Text, ToggleGroup } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import { counted } from '../foundation/lists/counted.ts'
import { dateColumn } from '../foundation/lists/ListColumn.tsx'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { useList } from '../foundation/lists/useList.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { addressChoice } from '../foundation/url/addressFields.ts'
import { routes } from '../routes.ts'
import { BrowseProducts } from '../trade/catalogue/BrowseProducts.tsx'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { DocumentCard } from '../trade/documents/DocumentCard.tsx'
import {
  addressColumn,
  amountColumn,
  branchColumn,
  jobColumn,
  numberColumn,
  referenceColumn,
  typeColumn,
  type BranchNameOf,
  BranchesFailure,
  ShownRowsTotal,
} from '../trade/documents/documentColumns.tsx'
import { documentKey } from '../trade/documents/documentKey.ts'
import { JobsLink } from '../trade/documents/JobsLink.tsx'
import { useBranchNames, useOrders } from '../trade/documents/queries.ts'

/**
 * Orders & Quotes: all orders and quotes, in the sequence in which the supplier returns them until the customer sorts them.
 */
export function OrdersScreen() {
  return (
    <Screen title={routes.orders.title}>
      <JobsLink />
      <OrderList />
    </Screen>
  )
}

const shows = ['all', 'orders', 'quotes'] as const
const labelOf = { all: 'All', orders: 'Orders', quotes: 'Quotes' }
const kinds = shows.map((value) => ({ value, label: labelOf[value] }))
const choices = { show: addressChoice(shows) }
const filtersOf = {
  all: undefined,
  orders: ({ type }: OrderRow) => type === 'Order',
  quotes: ({ type }: OrderRow) => type === 'Quote',
}
const choicesShowingAll = { show: 'all' } as const
const filterOf = ({ show }: { readonly show: keyof typeof filtersOf }) => filtersOf[show]
const hrefOf = ({ number, suffix }: OrderRow) => routes.transaction.href('orders', number, suffix)
const countOf = (count: number) => counted(count, 'order or quote', 'orders and quotes')

const none: readonly OrderRow[] = []

/** Whether a total makes sense. Orders and quotes are not added up, because the amount of a quote may never be owed. */
const isOneType = (rows: readonly OrderRow[]) => rows.every(({ type }) => type === rows[0]?.type)

function OrderList() {
  const orders = useOrders()
  const { nameOf, query } = useBranchNames()
  const columns = useMemo(() => orderColumns(nameOf), [nameOf])
  const list = useList({
    rows: orders.data ?? none,
    rowKey: documentKey,
    columns,
    choices,
    filterOf,
    choicesShowingAll,
    isTextPartial: query.isPending,
  })
  const { choose } = list
  const { show } = list.choices
  // Memoised, so that the filter does not render again while the customer types a search.
  const kindFilter = useMemo(
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
        query={orders}
        what="your orders and quotes"
        afterFailure={routes.home.href()}
        countOf={countOf}
        empty={empty}
        search={{ label: 'Search orders and quotes', placeholder: 'Search all by number, job …' }}
        filters={() => kindFilter}
        filtersText={show === 'all' ? '' : `Only ${labelOf[show].toLowerCase()}`}
        summary={isOneType(list.rows.shown) && <ShownRowsTotal rows={list.rows} />}
        card={orderCard}
        rowHref={hrefOf}
      />
    </>
  )
}

const empty = {
  title: 'No Results Found',
  icon: 'document',
  children: 'Order your first load: your orders and quotes will be listed here.',
  action: <BrowseProducts />,
} as const

const deliveryColumn = dateColumn<OrderRow>({
  key: 'date',
  header: 'Delivery Date',
  of: ({ deliveryDate }) => deliveryDate,
})

const first = [numberColumn('Order No'), typeColumn('Order'), deliveryColumn]
// Wide enough for most addresses on one line. A tablet shows them smaller, with the branch below.
const wideAddress: typeof addressColumn = {
  ...addressColumn,
  width: 'widest',
  isOptional: false,
  cell: ({ shipAddress }, isNarrow) =>
    isNarrow && shipAddress !== '' ? (
      <Text as="span" size="small">
        {shipAddress}
      </Text>
    ) : (
      shipAddress
    ),
}
const last = [referenceColumn<OrderRow>(({ reference }) => reference), wideAddress, jobColumn, amountColumn]

const orderCard = (order: OrderRow) => (
  <DocumentCard
    document={order}
    usual="Order"
    numberLabel="Order No"
    dateLabel="Delivery Date"
    date={order.deliveryDate}
    reference={order.reference}
  />
)

/** The columns in the sequence that the specification gives, all sortable. */
function orderColumns(nameOf: BranchNameOf) {
  return [...first, { ...branchColumn(nameOf), isOptional: false, below: addressColumn.key }, ...last]
}

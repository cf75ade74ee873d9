import { Split } from '@trade-portal/design-system'
import type { PriceBookInfo, IssuedPriceBook } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { withoutFilters, useList } from '../foundation/lists/useList.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { ConfigurationPanel } from './ConfigurationPanel.tsx'
import { historyColumns } from './historyColumns.tsx'
import { SelectedPriceBooks } from './SelectedPriceBooks.tsx'

/** The text that the specification prescribes for a customer without price books, and for an empty history. */
export const noRecord = 'No record found'

const countOf = (count: number) => counted(count, 'price book')
const rowKey = ({ id }: IssuedPriceBook) => id

/** The price books that were sent, and beside them their configuration. */
export function PriceBook({ priceBook }: { readonly priceBook: PriceBookInfo }) {
  const list = useList({
    rows: priceBook.history,
    rowKey,
    columns: historyColumns,
    ...withoutFilters,
    isSelectable: true,
  })
  return (
    <>
      <PrintHead title={routes.priceBook.title} />
      <Split side="end" isMainLong isSticky aside={<ConfigurationPanel priceBook={priceBook} />}>
        <ListTable
          label="Price book history"
          list={list}
          countOf={countOf}
          // No saved views: a view could only contain the sort order.
          hasViews={false}
          empty={{ title: noRecord }}
        />
      </Split>
      <SelectedPriceBooks rows={list.rows} />
    </>
  )
}

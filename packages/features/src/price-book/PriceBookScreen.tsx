import {
  Button,
  ButtonLink,
  CardSkeleton,
  DataTableSkeleton,
  EmptyState,
  Split,
  type Rows,
} from '@trade-portal/design-system'
import type { IssuedPriceBook, PriceBookInfo } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { requestFailure } from '../foundation/failures/failures.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { counted } from '../foundation/lists/counted.ts'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { SelectionBar } from '../foundation/lists/SelectionBar.tsx'
import { useList, withoutFilters } from '../foundation/lists/useList.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { ConfigurationPanel } from './ConfigurationPanel.tsx'
import { historyCard, historyColumns } from './historyColumns.tsx'
import { usePriceBook, useResendPriceBooks } from './queries.ts'

/** The text that the specification prescribes for a customer without price books, and for an empty history. */
const noRecord = 'No record found'

export function PriceBookScreen() {
  const query = usePriceBook()
  // If the supplier returns a message instead of a price book, the message becomes the heading.
  const message = query.data?.priceBook === null ? query.data.message : ''
  return (
    <Screen title={message || routes.priceBook.title} isLongTitle={message !== ''}>
      <QueryView query={query} what="your price books" skeleton={<PriceBookSkeleton />} announcement={announcementOf}>
        {({ priceBook }) => (priceBook === null ? <NoPriceBook /> : <PriceBook priceBook={priceBook} />)}
      </QueryView>
    </Screen>
  )
}

type Found = NonNullable<ReturnType<typeof usePriceBook>['data']>

function announcementOf({ priceBook, message }: Found): string {
  if (priceBook === null) return message || noRecord
  return priceBook.history.length === 0 ? noRecord : ''
}

function NoPriceBook() {
  return (
    <EmptyState
      isOnSheet
      title={noRecord}
      icon="document"
      action={<ButtonLink href={routes.contact.href()}>{routes.contact.title}</ButtonLink>}
    >
      Price books are set up by your supplier.
    </EmptyState>
  )
}

function PriceBookSkeleton() {
  return (
    <Split side="end" isMainLong aside={<CardSkeleton content="summary" count={9} />}>
      <DataTableSkeleton columns={historyColumns} isSelectable count={6} />
    </Split>
  )
}

const countOf = (count: number) => counted(count, 'price book')
const rowKey = ({ id }: IssuedPriceBook) => id

function PriceBook({ priceBook }: { readonly priceBook: PriceBookInfo }) {
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
          card={historyCard}
          // No saved views: a view could only contain the sort order.
          hasViews={false}
          empty={{ title: noRecord }}
        />
      </Split>
      <SelectedPriceBooks rows={list.rows} />
    </>
  )
}

/** The actions for the selected price books. Price books that were sent again are deselected. */
function SelectedPriceBooks({ rows }: { readonly rows: Rows<IssuedPriceBook> }) {
  const { selectedRows, unselect } = rows
  const resend = useResendPriceBooks()
  const resendSelected = async () => {
    try {
      await resend.run(selectedRows)
      unselect(selectedRows)
    } catch (error) {
      toastFailure(error, requestFailure)
    }
  }
  return (
    <SelectionBar label="Selected price books" rows={rows}>
      <Button isPending={resend.isPending} pendingLabel="Sending..." onPress={() => void resendSelected()}>
        Resend Selected
      </Button>
    </SelectionBar>
  )
}

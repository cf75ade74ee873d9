import { ButtonLink, EmptyState, CardSkeleton, DataTableSkeleton, Split } from '@trade-portal/design-system'
import type { PriceBookInfo } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { historyColumns } from './historyColumns.tsx'
import { noRecord, PriceBook } from './PriceBook.tsx'
import { usePriceBook } from './queries.ts'

/** Price Book: the configuration of the price books, and the price books that were sent. */
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

interface Found {
  readonly priceBook: PriceBookInfo | null
  readonly message: string
}

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

/** Placeholder for the price book while it loads. */
function PriceBookSkeleton() {
  return (
    <Split side="end" isMainLong aside={<CardSkeleton content="text" count={9} />}>
      <DataTableSkeleton columns={historyColumns} isSelectable count={6} />
    </Split>
  )
}

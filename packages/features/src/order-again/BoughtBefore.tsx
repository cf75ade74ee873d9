import {
  ActionBar,
  Banner,
  Button,
  EmptyState,
  Hidden,
  Inline,
  RowGridSkeleton,
  Stack,
  Text,
  useAnnouncement,
} from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { useMemo, useState } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { ClearSearch } from '../foundation/lists/ClearSearch.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { ProductPages } from '../trade/catalogue/ProductList.tsx'
import type { Goods } from '../trade/custom-lists/addToList.ts'
import { AddToListButton, AddToListDialog, useCanAddToList } from '../trade/custom-lists/AddToListButton.tsx'
import { noOrders } from '../trade/order-again/noOrders.tsx'
import { useBoughtProducts } from '../trade/order-again/queries.ts'
import { ReorderList } from '../trade/order-again/ReorderList.tsx'
import { useReorder } from '../trade/order-again/useReorder.ts'

/** A small number, so that today's prices for one page arrive quickly. */
const rowsOnPage = 20

/** Placeholder for the list. */
export const boughtSkeleton = (
  <RowGridSkeleton
    count={8}
    columns={{ select: '', picture: '', name: '', stock: '', price: '', quantity: '' }}
    hasUnits
  />
)

interface BoughtBeforeProps {
  readonly orders: readonly OrderRow[]
  readonly search: string
  readonly onClearSearch: () => void
}

/** The products of the newest orders, filtered by a search, and the action that adds selected products to the cart. */
export function BoughtBefore({ orders, search, onClearSearch }: BoughtBeforeProps) {
  const bought = useBoughtProducts(useMemo(() => orders.filter(({ type }) => type === 'Order'), [orders]))
  const { products } = bought
  // A new search starts at page 1.
  const [pageOfSearch, setPageOfSearch] = useState({ search, page: 1 })
  const page = pageOfSearch.search === search ? pageOfSearch.page : 1
  const reorder = useReorder(products)
  const failure = useErrorDialog()
  const [listed, setListed] = useState<readonly Goods[] | null>(null)
  const canAddToList = useCanAddToList()
  const { selected, goods } = reorder
  const text = search.toLowerCase()
  const found = products.filter(({ name, productId }) => `${productId} ${name}`.toLowerCase().includes(text))
  const pages = Math.max(1, Math.ceil(found.length / rowsOnPage))
  const shownPage = Math.min(page, pages)
  const shown = found.slice((shownPage - 1) * rowsOnPage, shownPage * rowsOnPage)
  return (
    <Stack space="small">
      {bought.failed > 0 && (
        <Banner
          tone="caution"
          action={
            <Button variant="secondary" size="small" onPress={() => void bought.retry()}>
              Try again
            </Button>
          }
        >
          {`We could not read ${counted(bought.failed, 'order')}.`}
        </Banner>
      )}
      {shown.length > 0 && <ReorderList products={shown} reorder={reorder} showsHistory />}
      {shown.length === 0 && bought.isReading && boughtSkeleton}
      {shown.length === 0 && !bought.isReading && (
        <EmptyState
          isOnSheet
          {...(search === ''
            ? noOrders
            : {
                title: 'No Results Found',
                icon: 'search',
                children: `No SKU or name contains “${search}”.`,
                action: <ClearSearch onClear={onClearSearch} />,
              })}
        />
      )}
      {pages > 1 && (
        <ProductPages
          page={shownPage}
          pages={pages}
          hasNext={shownPage < pages}
          onPageChange={(wanted) => setPageOfSearch({ search, page: wanted })}
        />
      )}
      <OrdersRead bought={bought} />
      <ActionBar
        label="Selected products"
        count={selected.size}
        hint={shown.length > 0 ? 'Select products or change a quantity' : undefined}
        onUnselectAll={reorder.unselectAll}
        more={
          canAddToList && (
            <MoreActions
              variant="icon"
              items={[{ kind: 'action', label: 'Add to list…', onAction: () => setListed(goods) }]}
            />
          )
        }
      >
        {goods.length > 0 && (
          <Hidden below="tablet">
            <AddToListButton goods={goods} />
          </Hidden>
        )}
        <Button
          icon="cart"
          isDisabled={selected.size === 0}
          isPending={reorder.isPending}
          pendingLabel={reorder.progress}
          onPress={() => void reorder.addSelected().catch(failure.report)}
        >
          Add selected
        </Button>
      </ActionBar>
      {listed && <AddToListDialog goods={listed} onClose={() => setListed(null)} />}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Stack>
  )
}

/**
 * Says how many orders have been read, with a button that stops reading or reads more orders. It is below the products,
 * because further products appear there.
 */
function OrdersRead({ bought }: { readonly bought: ReturnType<typeof useBoughtProducts> }) {
  const { read, total, products, isReading } = bought
  const text = `${read} of ${counted(total, 'order')} read`
  useAnnouncement(isReading ? '' : `${text}, ${counted(products.length, 'product')}`)
  if (total === 0) return null
  return (
    <Inline space="small">
      <Text as="span" tone="subdued">
        {text}
      </Text>
      {isReading ? (
        <Button variant="secondary" size="small" onPress={bought.stop}>
          Stop
        </Button>
      ) : (
        bought.more && (
          <Button variant="secondary" size="small" onPress={bought.more}>
            More
          </Button>
        )
      )}
    </Inline>
  )
}

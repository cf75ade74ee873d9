import {
  ActionBar,
  Banner,
  Button,
  EmptyState,
  Inline,
  RowGridSkeleton,
  Stack,
  Text,
  useAnnouncement,
} from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { useMemo, useState } from 'react'
import { FailureDialog, useErrorDialog } from '../foundation/failures/FailureDialog.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { ListSearch } from '../foundation/lists/ListSearch.tsx'
import { addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { ProductPages } from '../trade/catalogue/ProductPages.tsx'
import { useBoughtProducts } from '../trade/order-again/queries.ts'
import { ReorderList } from '../trade/order-again/ReorderList.tsx'
import { useReorder } from '../trade/order-again/useReorder.ts'

const fields = { search: addressText }
/** So few that today's prices of a page are there soon. */
const rowsOnPage = 20

/** The products of the newest orders, with a search, and the action that adds the selected ones to the cart. */
export function BoughtBefore({ orders }: { readonly orders: readonly OrderRow[] }) {
  const bought = useBoughtProducts(useMemo(() => orders.filter(({ type }) => type === 'Order'), [orders]))
  const { products } = bought
  const [{ search }, setAddress] = useAddressState(fields)
  const [page, setPage] = useState(1)
  const reorder = useReorder(products)
  const failure = useErrorDialog()
  const { selected } = reorder
  const text = search.toLowerCase()
  const found = products.filter(({ name, productId }) => `${productId} ${name}`.toLowerCase().includes(text))
  const pages = Math.max(1, Math.ceil(found.length / rowsOnPage))
  const shownPage = Math.min(page, pages)
  const shown = found.slice((shownPage - 1) * rowsOnPage, shownPage * rowsOnPage)
  return (
    <Stack space="small">
      <ListSearch
        label="Search what you bought"
        placeholder="Search by SKU or description"
        search={search}
        onSearch={(typed) => {
          setPage(1)
          setAddress({ search: typed }, { history: 'replace' })
        }}
      />
      {bought.failed > 0 && (
        <Banner
          tone="caution"
          action={
            <Button variant="secondary" size="small" onPress={() => void bought.retry()}>
              Try again
            </Button>
          }
        >
          {`${counted(bought.failed, 'order')} could not be read.`}
        </Banner>
      )}
      {shown.length > 0 && <ReorderList products={shown} reorder={reorder} showsHistory />}
      {shown.length === 0 && bought.isReading && <RowGridSkeleton count={8} />}
      {shown.length === 0 && !bought.isReading && (
        <EmptyState title={search === '' ? 'No orders yet.' : 'No Results Found'} icon="list">
          {search !== '' && `No SKU or description contains “${search}”.`}
        </EmptyState>
      )}
      {pages > 1 && <ProductPages page={shownPage} pages={pages} hasNext={shownPage < pages} onPageChange={setPage} />}
      <OrdersRead bought={bought} />
      <ActionBar label="Selected products" count={selected.size} onUnselectAll={reorder.unselectAll}>
        <Button
          icon="cart"
          isPending={reorder.isPending}
          pendingLabel={reorder.progress}
          onPress={() => void reorder.addSelected().catch(failure.report)}
        >
          Add selected
        </Button>
      </ActionBar>
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Stack>
  )
}

/** How many orders have been read, with Stop and More. Below the products, because that is where more of them appear. */
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

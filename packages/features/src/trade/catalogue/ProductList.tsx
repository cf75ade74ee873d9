import {
  CardSkeleton,
  Grid,
  lazyDialog,
  Pagination,
  RowGrid,
  RowGridSkeleton,
  Skeleton,
  Stack,
  type PaginationProps,
} from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { memo, useDeferredValue } from 'react'
import { useProductView, useSeePrices, type ProductView } from './ListControls.tsx'
import { ProductCard, ProductRow } from './ProductItems.tsx'
import { loadProductDialog, useOpenedProduct, type ProductOpener } from './useOpenedProduct.ts'
import { useProductColumns } from './useProductColumns.ts'

const ViewProductDialog = lazyDialog(loadProductDialog)

interface ProductListProps {
  readonly products: readonly Product[]
  readonly view: ProductView
  readonly showPrices: boolean
}

/**
 * Products as rows or as cards. Pressing the name of a product opens it in a dialog. The address of the dialog can be
 * shared, and Back closes the dialog.
 */
export function ProductList({ products, view, showPrices }: ProductListProps) {
  const { opened, opener, close } = useOpenedProduct()
  return (
    <>
      <ProductItems
        // Deferred, so that a pressed control responds before the long list is rendered.
        products={useDeferredValue(products)}
        view={useDeferredValue(view)}
        showPrices={useDeferredValue(showPrices)}
        opener={opener}
      />
      {opened && (
        <ViewProductDialog
          {...opened}
          // A shared link may name a product that is not on this page of the list.
          name={products.find(({ productId }) => productId === opened.productId)?.name ?? 'Product'}
          onClose={close}
        />
      )}
    </>
  )
}

interface ProductItemsProps extends ProductListProps {
  readonly opener: ProductOpener
}

const ProductItems = memo(function ProductItems({ products, view, showPrices, opener }: ProductItemsProps) {
  const columns = useProductColumns(showPrices, { hasQuantity: products.some(({ isTally }) => !isTally) })
  const keys = keysOf(products)
  const items = products.map((product, index) => ({ key: keys[index], product, showPrices, opener }))
  return view === 'grid' ? (
    <Grid as="ul" label="Products" minColumn="card" space="xsmall">
      {items.map(({ key, ...item }) => (
        <ProductCard key={key} {...item} />
      ))}
    </Grid>
  ) : (
    <RowGrid label="Products" columns={columns}>
      {items.map(({ key, ...item }) => (
        <ProductRow key={key} {...item} />
      ))}
    </RowGrid>
  )
})

/** The React key of each product: its id with a number, because ids may be repeated. */
function keysOf(products: readonly Product[]): string[] {
  const seen = new Map<string, number>()
  return products.map(({ productId }) => {
    const count = (seen.get(productId) ?? 0) + 1
    seen.set(productId, count)
    return `${productId} ${count}`
  })
}

/** The pages of a list of products. Changing the page scrolls to the beginning of the list. */
export function ProductPages({ onPageChange, ...props }: PaginationProps) {
  return (
    <Pagination
      {...props}
      onPageChange={(page) => {
        onPageChange(page)
        window.scrollTo(0, 0)
      }}
    />
  )
}

export function ListingSkeleton() {
  const [view] = useProductView()
  return (
    <Stack space="xsmall">
      <Skeleton shape="control" />
      <ProductListSkeleton view={view} />
    </Stack>
  )
}

const onOnePage = 12

export function ProductListSkeleton({ view }: { view: ProductView }) {
  const [seePrices] = useSeePrices()
  const columns = useProductColumns(seePrices)
  if (view === 'list') return <RowGridSkeleton count={onOnePage} columns={columns} />
  return (
    <Grid minColumn="card" space="xsmall">
      <CardSkeleton content="picture" count={onOnePage} />
    </Grid>
  )
}

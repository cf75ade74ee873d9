import {
  CardSkeleton,
  Grid,
  lazyDialog,
  Pagination,
  Picture,
  RowFamily,
  RowGrid,
  RowGridSkeleton,
  type PaginationProps,
} from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { memo, useDeferredValue, useState } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import type { Goods } from '../custom-lists/addToList.ts'
import { AddToListDialog, useCanAddToList } from '../custom-lists/AddToListButton.tsx'
import { useSeePrices, type ProductView } from './ListControls.tsx'
import { groupFamilies } from './productFamilies.ts'
import { ProductCard, ProductRow } from './ProductItems.tsx'
import { loadProductDialog, useOpenedProduct, type ProductOpener } from './useOpenedProduct.ts'
import { tallyControls, useProductColumns } from './useProductColumns.ts'

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
  const [listed, setListed] = useState<Goods | null>(null)
  const canAddToList = useCanAddToList()
  return (
    <>
      <ProductItems
        // Deferred, so that a pressed control responds before the long list is rendered.
        products={useDeferredValue(products)}
        view={useDeferredValue(view)}
        showPrices={useDeferredValue(showPrices)}
        opener={opener}
        onList={canAddToList ? setListed : undefined}
      />
      {listed && <AddToListDialog goods={[listed]} onClose={() => setListed(null)} />}
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
  readonly onList: ((goods: Goods) => void) | undefined
}

const ProductItems = memo(function ProductItems({ products, view, onList, ...shared }: ProductItemsProps) {
  const isTally = products.every((product) => product.isTally)
  const columns = useProductColumns(shared.showPrices, isTally ? tallyControls : undefined)
  const keys = keysOf(products)
  const row = (product: Product, size?: string) => (
    <ProductRow
      key={keys.get(product)}
      product={product}
      size={size}
      keepsTool={!isTally && onList !== undefined}
      onList={onList}
      {...shared}
    />
  )
  if (view === 'grid') {
    return (
      <Grid as="ul" label="Products" minColumn="card" space="xsmall">
        {products.map((product) => (
          <ProductCard key={keys.get(product)} product={product} {...shared} />
        ))}
      </Grid>
    )
  }
  return (
    <RowGrid
      label="Products"
      columns={columns}
      hasUnits={shared.showPrices}
      hasOnlyButtons={isTally}
      caption={shared.showPrices ? columns.price : undefined}
    >
      {view === 'list'
        ? products.map((product) => row(product))
        : groupFamilies(products).map((group) =>
            'sizes' in group ? (
              <RowFamily
                key={group.sizes.map(({ product }) => keys.get(product)).join()}
                name={group.name}
                picture={<Picture src={group.image} alt="" />}
              >
                {group.sizes.map(({ product, size }) => row(product, size))}
              </RowFamily>
            ) : (
              row(group)
            ),
          )}
    </RowGrid>
  )
})

/** The React key of each product: its id with a number, because ids may be repeated. */
function keysOf(products: readonly Product[]): ReadonlyMap<Product, string> {
  const seen = new Map<string, number>()
  return new Map(
    products.map((product) => {
      const { productId } = product
      const count = (seen.get(productId) ?? 0) + 1
      seen.set(productId, count)
      return [product, `${productId} ${count}`]
    }),
  )
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

const onOnePage = 12

/** Where the other columns are depends on whether there will be quantities. Drawn before that is known, they would jump. */
const columnsThatStay = { picture: '', name: 'Product', action: '' }

export function ProductListSkeleton({ view }: { view: ProductView }) {
  const [seePrices] = useSeePrices()
  const { hasCart } = useSettings()
  const columns = useProductColumns(seePrices)
  if (view !== 'grid')
    return (
      <RowGridSkeleton
        count={onOnePage}
        columns={hasCart ? columnsThatStay : columns}
        hasUnits={seePrices}
        isFamily={view === 'families'}
      />
    )
  return (
    <Grid minColumn="card" space="xsmall">
      <CardSkeleton content="picture" count={onOnePage} />
    </Grid>
  )
}

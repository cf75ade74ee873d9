import { Grid, RowGrid } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { addressText, useAddressState } from '../addresses/useAddressState.ts'
import { useSettings } from '../settings/useConfiguration.ts'
import { useTaxWords } from '../settings/useTaxWords.ts'
import type { ProductView } from './listPreferences.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductRow } from './ProductRow.tsx'
import { ViewProductDialog } from './ViewProductDialog.tsx'

export interface ProductListProps {
  readonly products: readonly Product[]
  readonly view: ProductView
  readonly showPrices: boolean
}

const fields = { product: addressText }

/**
 * Products as rows or as cards. Pressing a name opens the product in a dialog, whose address can be shared; Back closes
 * it.
 */
export function ProductList({ products, view, showPrices }: ProductListProps) {
  const [{ product: openId }, setAddress] = useAddressState(fields)
  const columns = useColumns(showPrices)
  const items = products.map((product) => ({
    product,
    showPrices,
    onOpen: () => setAddress({ product: product.productId }),
  }))
  return (
    <>
      {view === 'grid' ? (
        <Grid as="ul" label="Products" minColumn="medium" space="medium">
          {items.map((item) => (
            <ProductCard key={item.product.productId} {...item} />
          ))}
        </Grid>
      ) : (
        <RowGrid label="Products" columns={columns}>
          {items.map((item) => (
            <ProductRow key={item.product.productId} {...item} />
          ))}
        </RowGrid>
      )}
      {openId !== '' && (
        <ViewProductDialog
          productId={openId}
          // A shared link may name a product that this page of the list does not show.
          name={products.find(({ productId }) => productId === openId)?.name ?? 'Product'}
          onClose={() => setAddress({ product: '' }, { history: 'replace' })}
        />
      )}
    </>
  )
}

function useColumns(showPrices: boolean) {
  const { hasCart } = useSettings()
  const { listTax } = useTaxWords()
  return {
    picture: '',
    name: 'Product',
    stock: 'Stock',
    ...(showPrices && { price: `Price ${listTax}` }),
    ...(hasCart && { unit: 'Unit', quantity: 'Quantity', action: '' }),
  }
}

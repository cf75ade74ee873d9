import { Grid, Stack } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useState } from 'react'
import type { ProductView } from './listPreferences.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductRow } from './ProductRow.tsx'
import { ViewProductDialog } from './ViewProductDialog.tsx'

export interface ProductListProps {
  readonly products: readonly Product[]
  readonly view: ProductView
  readonly showPrices: boolean
}

/** Products as rows or as cards. Pressing a name opens the product in a dialog. */
export function ProductList({ products, view, showPrices }: ProductListProps) {
  const [open, setOpen] = useState<Product | null>(null)
  const items = products.map((product) => ({ product, showPrices, onOpen: () => setOpen(product) }))
  return (
    <>
      {view === 'grid' ? (
        <Grid minColumn="medium" space="medium">
          {items.map((item) => (
            <ProductCard key={item.product.productId} {...item} />
          ))}
        </Grid>
      ) : (
        <Stack space="small">
          {items.map((item) => (
            <ProductRow key={item.product.productId} {...item} />
          ))}
        </Stack>
      )}
      {open && <ViewProductDialog productId={open.productId} name={open.name} onClose={() => setOpen(null)} />}
    </>
  )
}

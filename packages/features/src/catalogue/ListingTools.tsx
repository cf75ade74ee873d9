import { FilterNote, Hidden, Skeleton, Stack, Toolbar } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useStockChoice } from '../trade/catalogue/InStockOnly.tsx'
import { useProductView, ViewToggle, type ProductView } from '../trade/catalogue/ListControls.tsx'
import { ProductListSkeleton } from '../trade/catalogue/ProductList.tsx'
import { ProductFilter } from '../trade/catalogue/ProductTools.tsx'

interface ListingToolsProps {
  readonly view: ProductView
  readonly onViewChange: (view: ProductView) => void
  readonly picker: ReactNode
  readonly search: ReactNode
}

/** The tools above the products of a listing. */
export function ListingTools({ view, onViewChange, picker, search }: ListingToolsProps) {
  const stock = useStockChoice()
  return (
    <>
      <Toolbar
        start={picker}
        end={<ViewToggle value={view} onChange={onViewChange} />}
        phoneEnd={<ProductFilter view={view} onViewChange={onViewChange} {...stock} />}
      >
        {search}
      </Toolbar>
      {stock.inStock && (
        <Hidden above="tablet" onPaper>
          <FilterNote text="In stock only" onShowAll={() => stock.onInStockChange(false)} />
        </Hidden>
      )}
    </>
  )
}

const control = <Skeleton shape="control" />

/** A listing whose place in the catalogue is not known yet. The tools that do not depend on it work already. */
export function ListingSkeleton() {
  const [view, setView] = useProductView()
  return (
    <Stack space="xsmall">
      <ListingTools view={view} onViewChange={setView} picker={control} search={control} />
      <ProductListSkeleton view={view} />
    </Stack>
  )
}

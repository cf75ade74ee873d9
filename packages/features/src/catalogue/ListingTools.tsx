import { Hidden, Skeleton, Stack, Toolbar } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { ScreenTools } from '../foundation/screens/Screen.tsx'
import { addressPage } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { InStockOnly, stockFields } from '../trade/catalogue/InStockOnly.tsx'
import { useProductView, ViewToggle, type ProductView } from '../trade/catalogue/ListControls.tsx'
import { ProductListSkeleton } from '../trade/catalogue/ProductList.tsx'

const fields = { page: addressPage, ...stockFields }

interface ListingToolsProps {
  readonly view: ProductView
  readonly onViewChange: (view: ProductView) => void
  readonly picker: ReactNode
  readonly search: ReactNode
}

/** The tools above the products of a listing. */
export function ListingTools({ view, onViewChange, picker, search }: ListingToolsProps) {
  const [{ inStock }, setAddress] = useAddressState(fields)
  const viewToggle = <ViewToggle value={view} onChange={onViewChange} />
  const stock = { value: inStock, onChange: (isOn: boolean) => setAddress({ inStock: isOn, page: 1 }) }
  return (
    <>
      <Toolbar start={picker} end={viewToggle}>
        {search}
      </Toolbar>
      {/* Beside the heading there is room for the switch, so that it takes no rows from the view. */}
      <ScreenTools>
        <Hidden below="tablet">
          <InStockOnly {...stock} />
        </Hidden>
      </ScreenTools>
      <Hidden above="tablet">
        <InStockOnly {...stock}>{viewToggle}</InStockOnly>
      </Hidden>
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

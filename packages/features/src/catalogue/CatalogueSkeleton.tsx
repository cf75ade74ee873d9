import { Skeleton, Split, Stack } from '@trade-portal/design-system'
import { CategoriesSkeleton } from '../shared/catalogue/CategoriesSkeleton.tsx'
import { useProductView } from '../shared/products/listPreferences.ts'
import { ProductListSkeleton } from '../shared/products/ProductListSkeleton.tsx'

/** In place of the catalogue that is loading: of its cards, or of a listing where the address names a type. */
export function CatalogueSkeleton({ isListing }: { isListing: boolean }) {
  const [view] = useProductView()
  if (!isListing) return <CategoriesSkeleton />
  return (
    <Split side="start" whenNarrow="hide" aside={<Skeleton shape="line" count={5} />}>
      <Stack space="small">
        <Skeleton shape="control" />
        <ProductListSkeleton view={view} />
      </Stack>
    </Split>
  )
}

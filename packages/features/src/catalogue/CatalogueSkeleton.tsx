import { Skeleton, Split } from '@trade-portal/design-system'
import { CategoriesSkeleton } from '../shared/catalogue/CategoriesSkeleton.tsx'
import { ListingSkeleton } from '../shared/products/ListingSkeleton.tsx'

/** In place of the catalogue that is loading: of its cards, or of a listing where the address names a type. */
export function CatalogueSkeleton({ isListing }: { isListing: boolean }) {
  if (!isListing) return <CategoriesSkeleton />
  return (
    <Split side="start" whenNarrow="hide" aside={<Skeleton shape="line" count={5} />}>
      <ListingSkeleton />
    </Split>
  )
}

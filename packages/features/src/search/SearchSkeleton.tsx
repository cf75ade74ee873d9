import { Skeleton, Stack } from '@trade-portal/design-system'
import { useProductView } from '../shared/products/listPreferences.ts'
import { ProductListSkeleton } from '../shared/products/ProductListSkeleton.tsx'

/** In place of the controls and the products while a search runs. */
export function SearchSkeleton() {
  const [view] = useProductView()
  return (
    <Stack space="medium">
      <Skeleton shape="control" />
      <ProductListSkeleton view={view} />
    </Stack>
  )
}

import { Skeleton, Stack } from '@trade-portal/design-system'
import { useProductView } from './listPreferences.ts'
import { ProductListSkeleton } from './ProductListSkeleton.tsx'

/** Placeholder for the controls and products of a list that is loading. */
export function ListingSkeleton() {
  const [view] = useProductView()
  return (
    <Stack space="small">
      <Skeleton shape="control" />
      <ProductListSkeleton view={view} />
    </Stack>
  )
}

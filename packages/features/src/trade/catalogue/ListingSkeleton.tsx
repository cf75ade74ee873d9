import { Skeleton, Stack, CardSkeleton, Grid, RowGridSkeleton } from '@trade-portal/design-system'
import { useProductView, type ProductView } from './listPreferences.ts'

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

const onOnePage = 12

/** Placeholder for a `ProductList` that is loading. */
export function ProductListSkeleton({ view }: { view: ProductView }) {
  if (view === 'list') return <RowGridSkeleton count={onOnePage} />
  return (
    <Grid minColumn="medium" space="medium">
      <CardSkeleton content="picture" count={onOnePage} />
    </Grid>
  )
}

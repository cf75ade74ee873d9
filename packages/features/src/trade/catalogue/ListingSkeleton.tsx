import { CardSkeleton, Grid, RowGridSkeleton, Skeleton, Stack } from '@trade-portal/design-system'
import { useProductView, useSeePrices, type ProductView } from './listPreferences.ts'
import { useProductColumns } from './useProductColumns.ts'

/** Placeholder for the controls and products of a list that is loading. */
export function ListingSkeleton() {
  const [view] = useProductView()
  return (
    <Stack space="xsmall">
      <Skeleton shape="control" />
      <ProductListSkeleton view={view} />
    </Stack>
  )
}

const onOnePage = 12

/** Placeholder for a `ProductList` that is loading. */
export function ProductListSkeleton({ view }: { view: ProductView }) {
  const [seePrices] = useSeePrices()
  const columns = useProductColumns(seePrices)
  if (view === 'list') return <RowGridSkeleton count={onOnePage} columns={columns} />
  return (
    <Grid minColumn="card" space="xsmall">
      <CardSkeleton content="picture" count={onOnePage} />
    </Grid>
  )
}

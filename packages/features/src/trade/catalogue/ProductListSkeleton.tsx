import { CardSkeleton, Grid, RowGridSkeleton } from '@trade-portal/design-system'
import type { ProductView } from './listPreferences.ts'

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

import { Skeleton, Split } from '@trade-portal/design-system'
import { CategoriesSkeleton } from '../shared/catalogue/CategoriesSkeleton.tsx'
import { ListingSkeleton } from '../shared/products/ListingSkeleton.tsx'
import type { Place } from './locate.ts'

/** In place of the catalogue that is loading, as far as its address tells what will come. */
export function CatalogueSkeleton({ level }: { level: Exclude<Place['level'], 'unknown'> }) {
  if (level === 'all') return <CategoriesSkeleton />
  return (
    <Split side="start" whenNarrow="hide" aside={<Skeleton shape="line" count={8} />}>
      {level === 'category' ? <CategoriesSkeleton /> : <ListingSkeleton />}
    </Split>
  )
}

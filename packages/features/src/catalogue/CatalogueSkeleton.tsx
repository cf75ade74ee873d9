import { Skeleton, Split } from '@trade-portal/design-system'
import { CategoriesSkeleton } from '../trade/catalogue/CategoriesSkeleton.tsx'
import { ListingSkeleton } from '../trade/catalogue/ListingSkeleton.tsx'
import type { Place } from './locate.ts'

/** In place of the catalogue that is loading, as far as its address tells what will come. */
export function CatalogueSkeleton({ level }: { level: Exclude<Place['level'], 'unknown'> }) {
  return (
    <Split side="start" whenNarrow="last" aside={<Skeleton shape="line" count={8} />}>
      {level === 'listing' ? <ListingSkeleton /> : <CategoriesSkeleton />}
    </Split>
  )
}

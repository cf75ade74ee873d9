import { Skeleton, Split } from '@trade-portal/design-system'
import { CategoriesSkeleton } from '../trade/catalogue/CategoriesSkeleton.tsx'
import { ListingSkeleton } from '../trade/catalogue/ListingSkeleton.tsx'
import type { Place } from './locate.ts'

/** Placeholder for the catalogue while it loads, of the kind that the address shows. */
export function CatalogueSkeleton({ level }: { level: Exclude<Place['level'], 'unknown'> }) {
  return (
    <Split side="start" whenNarrow="last" aside={<Skeleton shape="line" count={8} />}>
      {level === 'listing' ? <ListingSkeleton /> : <CategoriesSkeleton />}
    </Split>
  )
}

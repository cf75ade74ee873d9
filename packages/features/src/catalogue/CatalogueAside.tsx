import { Hidden, Skeleton, Stack } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { LatePart } from '../foundation/failures/LatePart.tsx'
import { ClassFilter } from './ClassFilter.tsx'
import type { Place } from './locate.ts'

// The products do not wait for it.
const BrowseCategory = lazyCode(async () => (await import('./BrowseCategory.tsx')).BrowseCategory)

export interface CatalogueAsideProps {
  readonly categories: readonly Category[]
  readonly place: Place
}

/** The side column: the way to other categories, and in a listing the filter by class, which is a ClassPicker on a phone. */
export function CatalogueAside({ categories, place }: CatalogueAsideProps) {
  const openId = 'category' in place ? place.category.id : undefined
  return (
    <Hidden onPaper>
      <Stack space="large">
        <LatePart fallback={<Skeleton shape="line" count={categories.length} />}>
          <BrowseCategory
            // Another category is opened, and the one before closed, also where the way there was another menu.
            key={openId}
            categories={categories}
            openId={openId}
            currentTypeId={place.level === 'listing' ? place.type.id : undefined}
          />
          {/* Not before what stands above it, which would push it away from a pointer that is about to press it. */}
          {place.level === 'listing' && (
            <Hidden below="desktop">
              <ClassFilter place={place} />
            </Hidden>
          )}
        </LatePart>
      </Stack>
    </Hidden>
  )
}

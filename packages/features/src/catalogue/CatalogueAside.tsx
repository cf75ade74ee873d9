import { Hidden, Stack } from '@trade-portal/design-system'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { BrowseCategory } from './BrowseCategory.tsx'
import { ClassFilter } from './ClassFilter.tsx'
import type { Place } from './locate.ts'

interface CatalogueAsideProps {
  readonly categories: readonly Category[]
  readonly place: Place
}

/** The side column: the way to other categories, and in a listing the filter by class, which is a ClassPicker on a phone. */
export function CatalogueAside({ categories, place }: CatalogueAsideProps) {
  const openId = 'category' in place ? place.category.id : undefined
  return (
    <Hidden onPaper>
      <Stack space="large">
        <BrowseCategory
          // Another category is opened, and the one before closed, also where the way there was another menu.
          key={openId}
          categories={categories}
          openId={openId}
          currentTypeId={place.level === 'listing' ? place.type.id : undefined}
        />
        {place.level === 'listing' && (
          <Hidden below="desktop">
            <ClassFilter place={place} />
          </Hidden>
        )}
      </Stack>
    </Hidden>
  )
}

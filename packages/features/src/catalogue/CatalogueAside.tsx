import { Hidden, Stack } from '@trade-portal/design-system'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { BrowseCategory } from './BrowseCategory.tsx'
import { ClassFilter } from './ClassFilter.tsx'
import type { Place } from './locate.ts'

interface CatalogueAsideProps {
  readonly categories: readonly Category[]
  readonly place: Place
}

/** The side column: links to other categories and, on wide screens, links that filter the listing by class. */
export function CatalogueAside({ categories, place }: CatalogueAsideProps) {
  const currentId = place.level === 'listing' || place.level === 'category' ? place.category.id : undefined
  // A category's screen shows its types already, so nothing is open there.
  const openId = place.level === 'listing' ? currentId : undefined
  return (
    <Hidden onPaper>
      <Stack space="large">
        <BrowseCategory
          // When the category changes, the new key makes React create BrowseCategory again, with the new category open. The
          // customer may have used another menu to get there.
          key={openId}
          categories={categories}
          currentId={currentId}
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

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
  // The screen of a category already shows its types.
  const openId = place.level === 'listing' ? currentId : undefined
  return (
    <Hidden onPaper>
      <Stack space="large">
        <BrowseCategory
          // A new key makes BrowseCategory open the new category, even if the customer has used another menu to get there.
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

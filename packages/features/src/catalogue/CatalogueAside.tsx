import { ClampedText, Disclosure, Heading, Hidden, Link, Stack, Text } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { ClassFilter } from './ClassFilter.tsx'
import type { Place } from './locate.ts'

interface CatalogueAsideProps {
  readonly categories: readonly Category[]
  readonly place: Place
}

export function CatalogueAside({ categories, place }: CatalogueAsideProps) {
  return (
    <Hidden onPaper>
      <Stack space="large">
        <BrowseCategory
          // When the category changes, the new key makes React create BrowseCategory again, with the new category open. The
          // customer may have used another menu to get there.
          key={place.level === 'listing' ? place.category.id : ''}
          categories={categories}
          place={place}
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

export function CategoriesHeading() {
  return (
    <Heading level={2} size="caption" id="browse-category">
      BROWSE CATEGORY
    </Heading>
  )
}

function BrowseCategory({ categories, place }: CatalogueAsideProps) {
  const currentId = place.level === 'listing' || place.level === 'category' ? place.category.id : undefined
  const currentTypeId = place.level === 'listing' ? place.type.id : undefined
  return (
    <nav aria-labelledby="browse-category">
      <Stack space="xsmall">
        <CategoriesHeading />
        <Stack as="ul" space="none">
          {categories.map((category) =>
            category.types.length === 0 ? (
              <Link key={category.id} href={routes.products.href(category.id)} variant="option">
                <ClampedText>{category.name}</ClampedText>
              </Link>
            ) : (
              <Disclosure
                key={category.id}
                layout="menu"
                title={
                  <Text as="span" weight={category.id === currentId ? 'strong' : 'regular'}>
                    <ClampedText>{category.name}</ClampedText>
                  </Text>
                }
                // A category's screen shows its types already, so nothing is open there.
                isOpenAtFirst={place.level === 'listing' && category.id === currentId}
              >
                <TypeLinks category={category} currentId={category.id === currentId ? currentTypeId : undefined} />
              </Disclosure>
            ),
          )}
        </Stack>
      </Stack>
    </nav>
  )
}

function TypeLinks({ category, currentId }: { category: Category; currentId: string | undefined }) {
  return (
    <Stack as="ul" space="none" label={category.name}>
      {category.types.map(({ id, name }) => (
        <Link key={id} href={routes.products.href(category.id, id)} variant="option" isCurrent={id === currentId}>
          <ClampedText>{name}</ClampedText>
        </Link>
      ))}
    </Stack>
  )
}

import { Breadcrumbs, EmptyState, Grid, Page, Stack } from '@trade-portal/design-system'
import { useParams } from 'react-router-dom'
import { CategoryCard } from '../shared/catalogue/CategoryCard.tsx'
import { CategoryGrid } from '../shared/catalogue/CategoryGrid.tsx'
import type { Category } from '../shared/catalogue/categoryTree.ts'
import { useCategories } from '../shared/catalogue/queries.ts'
import { routes } from '../shared/addresses/routes.ts'
import { LoadState } from '../shared/api/Loaded.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { locate, type Place } from './locate.ts'
import { ProductListing } from './ProductListing.tsx'

/** The catalogue: categories, the types of one, or the products of a type. */
export function CatalogueScreen() {
  const { category = '', type = '', class: productClass = '' } = useParams()
  const categories = useCategories()
  return (
    <Page width="wide">
      <LoadState what="the catalogue" {...categories} onRetry={() => void categories.refetch()}>
        {(list) => <CataloguePlace categories={list} place={locate(list, category, type, productClass)} />}
      </LoadState>
    </Page>
  )
}

function CataloguePlace({ categories, place }: { categories: readonly Category[]; place: Place }) {
  return (
    <Stack space="medium">
      {place.trail.length > 1 && <Breadcrumbs items={place.trail} />}
      <ScreenHeading>{place.title}</ScreenHeading>
      {place.level === 'all' && <CategoryGrid categories={categories} />}
      {place.level === 'category' && <TypeGrid category={place.category} />}
      {place.level === 'listing' && (
        // A new place starts on its first page with an empty search.
        <ProductListing key={[place.category.id, place.type.id, place.productClass?.id].join('/')} place={place} />
      )}
      {place.level === 'unknown' && <EmptyState title="No matching records." icon="tag" />}
    </Stack>
  )
}

function TypeGrid({ category }: { category: Category }) {
  if (category.types.length === 0) return <EmptyState title="No matching records." icon="tag" />
  return (
    <Grid minColumn="medium" space="medium">
      {category.types.map((type) => (
        <CategoryCard
          key={type.id}
          name={type.name}
          image={type.image}
          href={routes.products.href(category.id, type.id)}
        >
          {type.classes.map((entry) => ({
            name: entry.name,
            href: routes.products.href(category.id, type.id, entry.id),
          }))}
        </CategoryCard>
      ))}
    </Grid>
  )
}

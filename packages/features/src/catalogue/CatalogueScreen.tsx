import { Breadcrumbs, EmptyState, IndexCard, IndexCards, Skeleton } from '@trade-portal/design-system'
import { useParams } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { Loaded } from '../shared/api/Loaded.tsx'
import { CategoryGrid } from '../shared/catalogue/CategoryGrid.tsx'
import type { Category } from '../shared/catalogue/categoryTree.ts'
import { useCategories } from '../shared/catalogue/queries.ts'
import { useSeePrices } from '../shared/products/listPreferences.ts'
import { SeePrices } from '../shared/products/SeePrices.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { CatalogueSkeleton } from './CatalogueSkeleton.tsx'
import { locate, type Place } from './locate.ts'
import { ProductListing } from './ProductListing.tsx'

/** The catalogue: all categories, the types of a category, or the products of a type or class. */
export function CatalogueScreen() {
  const { category = '', type = '', class: productClass = '' } = useParams()
  const categories = useCategories()
  const place = categories.data && locate(categories.data, category, type, productClass)
  const hasTrail = place ? place.trail.length > 1 : category !== ''
  const trail =
    hasTrail && (place ? <Breadcrumbs items={place.trail} /> : categories.isPending && <Skeleton shape="trail" />)
  const [seePrices, setSeePrices] = useSeePrices()
  const options = place?.level === 'listing' && <SeePrices value={seePrices} onChange={setSeePrices} />
  return (
    <Screen title={place?.title ?? routes.products.title} trail={trail} beside={options}>
      <Loaded query={categories} what="the catalogue" skeleton={<CatalogueSkeleton isListing={type !== ''} />}>
        {(list) => place && <CataloguePlace categories={list} place={place} showPrices={seePrices} />}
      </Loaded>
    </Screen>
  )
}

interface CataloguePlaceProps {
  readonly categories: readonly Category[]
  readonly place: Place
  readonly showPrices: boolean
}

function CataloguePlace({ categories, place, showPrices }: CataloguePlaceProps) {
  switch (place.level) {
    case 'all':
      return <CategoryGrid categories={categories} />
    case 'category':
      return <TypeGrid category={place.category} />
    case 'listing':
      return <ProductListing place={place} showPrices={showPrices} />
    case 'unknown':
      return <EmptyState title="No matching records." icon="tag" />
  }
}

function TypeGrid({ category }: { category: Category }) {
  if (category.types.length === 0) return <EmptyState title="No matching records." icon="tag" />
  return (
    <IndexCards label={category.name}>
      {category.types.map((type) => (
        <IndexCard
          key={type.id}
          name={type.name}
          image={type.image}
          href={routes.products.href(category.id, type.id)}
          links={type.classes.map((entry) => ({
            name: entry.name,
            href: routes.products.href(category.id, type.id, entry.id),
          }))}
        />
      ))}
    </IndexCards>
  )
}

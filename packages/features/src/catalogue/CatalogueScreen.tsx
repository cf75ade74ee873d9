import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  IndexCard,
  IndexCards,
  Inline,
  Skeleton,
  Split,
  Stack,
  useAnnouncement,
} from '@trade-portal/design-system'
import { useParams } from 'react-router-dom'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { readSegment } from '../foundation/url/pathSegment.ts'
import { routes } from '../routes.ts'
import { CategoryGrid, CategoriesSkeleton } from '../trade/catalogue/CategoryGrid.tsx'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { useStockChoice } from '../trade/catalogue/InStockOnly.tsx'
import { SeePricesCheckbox, useSeePrices } from '../trade/catalogue/ListControls.tsx'
import { StockTools } from '../trade/catalogue/ProductTools.tsx'
import { useCategories } from '../trade/catalogue/queries.ts'
import { CatalogueAside, CategoriesHeading } from './CatalogueAside.tsx'
import { ListingSkeleton } from './ListingTools.tsx'
import { locate, type Place } from './locate.ts'
import { ProductListing } from './ProductListing.tsx'

export function CatalogueScreen() {
  const parameters = useParams()
  const category = readSegment(parameters.category)
  const type = readSegment(parameters.type)
  const categories = useCategories()
  const place = categories.data && locate(categories.data, category, type, readSegment(parameters.class))
  const hasTrail = place ? place.trail.length > 1 : category !== ''
  const trail =
    hasTrail && (place ? <Breadcrumbs items={place.trail} /> : categories.isPending && <Skeleton shape="trail" />)
  const [seePrices, setSeePrices] = useSeePrices()
  const stock = useStockChoice()
  const levelInAddress = type !== '' ? 'listing' : category !== '' ? 'category' : 'all'
  return (
    <Screen title={place?.title ?? routes.products.title} trail={trail}>
      {(place?.level ?? levelInAddress) === 'listing' && (
        <>
          <ScreenTools>
            <SeePricesCheckbox value={seePrices} onChange={setSeePrices} />
          </ScreenTools>
          {/* Not part of the listing, so that it keeps the focus when the catalogue arrives. */}
          <StockTools {...stock} />
        </>
      )}
      <QueryView
        query={categories}
        what="the catalogue"
        skeleton={<CatalogueSkeleton level={levelInAddress} />}
        afterFailure={routes.home.href()}
      >
        {(list) => place && <CataloguePlace categories={list} place={place} showPrices={seePrices} />}
      </QueryView>
    </Screen>
  )
}

interface CataloguePlaceProps {
  readonly categories: readonly Category[]
  readonly place: Place
  readonly showPrices: boolean
}

function CataloguePlace({ categories, place, showPrices }: CataloguePlaceProps) {
  // The empty grid says that there are no categories.
  if (categories.length === 0) return <CategoryGrid categories={categories} />
  return (
    <Split side="start" isSticky whenNarrow="last" aside={<CatalogueAside categories={categories} place={place} />}>
      {place.level === 'all' && <CategoryGrid categories={categories} />}
      {place.level === 'category' && <TypeGrid category={place.category} />}
      {place.level === 'listing' && <ProductListing place={place} showPrices={showPrices} />}
      {place.level === 'unknown' && <UnknownPlace />}
    </Split>
  )
}

function TypeGrid({ category }: { category: Category }) {
  if (category.types.length === 0) return <EmptyState isOnSheet title="No matching records." icon="tag" />
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

const unknown = 'There is no such category.'

/** Shown if an address, such as an old bookmark, names something that is not in the catalogue. */
function UnknownPlace() {
  const title = 'No matching records.'
  useAnnouncement(`${title} ${unknown}`)
  return (
    <EmptyState
      title={title}
      icon="tag"
      action={
        <Inline space="small">
          <ButtonLink href={routes.products.href()}>Go to Products</ButtonLink>
          <ButtonLink href={routes.search.href('')} variant="secondary">
            Search products
          </ButtonLink>
        </Inline>
      }
    >
      {`${unknown} It may have been renamed or withdrawn, or the address is not complete.`}
    </EmptyState>
  )
}

/** The lines are as far apart as the categories. */
const asideSkeleton = (
  <Stack space="xsmall">
    <CategoriesHeading />
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} shape="line" />
    ))}
  </Stack>
)

function CatalogueSkeleton({ level }: { level: Exclude<Place['level'], 'unknown'> }) {
  return (
    <Split side="start" whenNarrow="last" aside={asideSkeleton}>
      {level === 'listing' ? <ListingSkeleton /> : <CategoriesSkeleton />}
    </Split>
  )
}

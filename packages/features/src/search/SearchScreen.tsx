import { EmptyState, Inline, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../shared/api/Loaded.tsx'
import { ReviewCartBar } from '../shared/cart/ReviewCartBar.tsx'
import { useProductView, useSeePrices } from '../shared/products/listPreferences.ts'
import { ListingSkeleton } from '../shared/products/ListingSkeleton.tsx'
import { ProductList } from '../shared/products/ProductList.tsx'
import { SeePrices } from '../shared/products/SeePrices.tsx'
import { ViewToggle } from '../shared/products/ViewToggle.tsx'
import { routes } from '../shared/addresses/routes.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { useSearch } from './queries.ts'

/** The search results for the term in the address. */
export function SearchScreen() {
  const [parameters] = useSearchParams()
  const term = (parameters.get('value') ?? '').trim()
  const [seePrices, setSeePrices] = useSeePrices()
  const options = <SeePrices value={seePrices} onChange={setSeePrices} />
  return (
    <Screen title={routes.search.title} beside={term !== '' && options}>
      {term === '' ? (
        <EmptyState title="Please enter search term(s)" icon="search" />
      ) : (
        <Results term={term} showPrices={seePrices} />
      )}
    </Screen>
  )
}

function Results({ term, showPrices }: { term: string; showPrices: boolean }) {
  const found = useSearch(term)
  return (
    <Loaded
      query={found}
      what="the search results"
      skeleton={<ListingSkeleton />}
      spoken={(products) => countOf(products, term)}
      empty={{
        title: noMatches,
        icon: 'search',
        children: `Nothing matches “${term}”. Try fewer or other words.`,
      }}
    >
      {(products) => <FoundProducts term={term} products={products} showPrices={showPrices} />}
    </Loaded>
  )
}

const noMatches = 'No matching records.'

function countOf({ length }: readonly Product[], term: string): string {
  if (length === 0) return noMatches
  return `${length === 1 ? '1 product' : `${length} products`} for “${term}”`
}

interface FoundProductsProps {
  readonly term: string
  readonly products: readonly Product[]
  readonly showPrices: boolean
}

function FoundProducts({ term, products, showPrices }: FoundProductsProps) {
  const [view, setView] = useProductView()
  return (
    <Stack space="small">
      <Inline space="medium" justify="between">
        <Text>{countOf(products, term)}</Text>
        <ViewToggle value={view} onChange={setView} />
      </Inline>
      <ProductList products={products} view={view} showPrices={showPrices} />
      <ReviewCartBar />
    </Stack>
  )
}

import { EmptyState, Inline, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../shared/api/Loaded.tsx'
import { ReviewCartBar } from '../shared/cart/ReviewCartBar.tsx'
import { ListControls } from '../shared/products/ListControls.tsx'
import { useProductView, useSeePrices } from '../shared/products/listPreferences.ts'
import { ProductList } from '../shared/products/ProductList.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { useSearch } from './queries.ts'

/** The search results for the term in the address. */
export function SearchScreen() {
  const [parameters] = useSearchParams()
  const term = (parameters.get('value') ?? '').trim()
  return (
    <Screen title="Search results">
      {term === '' ? <EmptyState title="Please enter search term(s)" icon="search" /> : <Results term={term} />}
    </Screen>
  )
}

function Results({ term }: { term: string }) {
  const found = useSearch(term)
  return (
    <Loaded
      query={found}
      what="the search results"
      empty={{
        title: 'No matching records.',
        icon: 'search',
        children: `Nothing matches “${term}”. Try fewer or other words.`,
      }}
    >
      {(products) => <FoundProducts term={term} products={products} />}
    </Loaded>
  )
}

function FoundProducts({ term, products }: { term: string; products: readonly Product[] }) {
  const [view, setView] = useProductView()
  const [seePrices, setSeePrices] = useSeePrices()
  return (
    <Stack space="medium">
      <Inline space="medium" justify="between">
        <div role="status">
          <Text>
            {products.length === 1 ? '1 product' : `${products.length} products`} for “{term}”
          </Text>
        </div>
        <ListControls {...{ view, setView, seePrices, setSeePrices }} />
      </Inline>
      <ProductList products={products} view={view} showPrices={seePrices} />
      <ReviewCartBar />
    </Stack>
  )
}

import { EmptyState, Inline, Page, Stack, Text } from '@trade-portal/design-system'
import { useSearchParams } from 'react-router-dom'
import { ListControls } from '../shared/products/ListControls.tsx'
import { useProductView, useSeePrices } from '../shared/products/listPreferences.ts'
import { ProductList } from '../shared/products/ProductList.tsx'
import { LoadState } from '../shared/api/Loaded.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { useSearch } from './queries.ts'

/** What the search found for the term in the address. */
export function SearchScreen() {
  const [parameters] = useSearchParams()
  const term = (parameters.get('value') ?? '').trim()
  const found = useSearch(term)
  const [view, setView] = useProductView()
  const [seePrices, setSeePrices] = useSeePrices()

  return (
    <Page>
      <Stack space="medium">
        <ScreenHeading>Search results</ScreenHeading>
        {term === '' ? (
          <EmptyState title="Please enter search term(s)" icon="search" />
        ) : (
          <LoadState what="the search results" {...found} onRetry={() => void found.refetch()}>
            {(products) =>
              products.length === 0 ? (
                <EmptyState title="No matching records." icon="search">
                  {`Nothing matches “${term}”. Try fewer or other words.`}
                </EmptyState>
              ) : (
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
                </Stack>
              )
            }
          </LoadState>
        )}
      </Stack>
    </Page>
  )
}

import { EmptyState, Hidden, Skeleton, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { firstServerMessage } from '../foundation/failures/failures.ts'
import { counted } from '../foundation/lists/counted.ts'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { addressPage, addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { routes } from '../routes.ts'
import { ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { BrowseProducts } from '../trade/catalogue/BrowseProducts.tsx'
import { SeePricesCheckbox, useProductView, useSeePrices, ViewToggle } from '../trade/catalogue/ListControls.tsx'
import { ProductList, ProductListSkeleton, ProductPages } from '../trade/catalogue/ProductList.tsx'
import { useSearch } from '../trade/catalogue/productQueries.ts'
import { pageOf } from './pageOf.ts'

const fields = { value: addressText, page: addressPage }

export function SearchScreen() {
  const [{ value, page }, setAddress] = useAddressState(fields)
  const term = value.trim()
  const [seePrices, setSeePrices] = useSeePrices()
  const [view, setView] = useProductView()
  const { pageSize } = useSettings()
  const found = useSearch(term)
  const count = found.data?.length ?? 0
  // The supplier returns all matching products at once. The page in the address may be beyond the last page.
  const pageWith = (products: readonly Product[]) => pageOf(products, page, pageSize)
  return (
    <Screen
      title={routes.search.title}
      // The title on phones does not repeat the term, because the search field above shows it.
      phoneTitle={count === 0 ? undefined : counted(count, 'product')}
    >
      {term === '' ? (
        <EmptyState isOnSheet title="Please enter search term(s)" icon="search" />
      ) : (
        <>
          <ScreenTools>
            <SeePricesCheckbox value={seePrices} onChange={setSeePrices} />
          </ScreenTools>
          <QueryView
            query={found}
            what="the search results"
            failedToast={searchFailure}
            skeleton={
              <Stack space="xsmall">
                <Hidden below="tablet">
                  <Skeleton shape="line" />
                </Hidden>
                <ProductListSkeleton view={view} />
              </Stack>
            }
            announcement={(products) => {
              const shown = pageWith(products)
              return `${shown.page > 1 ? `Page ${shown.page} of ${shown.pages}, ` : ''}${countOf(products.length, term)}`
            }}
            empty={{
              title: countOf(0, term),
              icon: 'search',
              children: `Nothing matches “${term}”. Try fewer or other words.`,
              action: <BrowseProducts />,
            }}
          >
            {(products) => {
              const shown = pageWith(products)
              return (
                <Stack space="xsmall">
                  <ScreenTools>
                    <ViewToggle value={view} onChange={setView} />
                  </ScreenTools>
                  <Hidden below="tablet">
                    <Text>{countOf(products.length, term)}</Text>
                  </Hidden>
                  <ProductList products={shown.rows} view={view} showPrices={seePrices} />
                  {shown.pages > 1 && (
                    <ProductPages
                      page={shown.page}
                      pages={shown.pages}
                      hasNext={shown.page < shown.pages}
                      onPageChange={(wanted) => setAddress({ page: wanted })}
                    />
                  )}
                  <ReviewCartBar />
                </Stack>
              )
            }}
          </QueryView>
        </>
      )}
    </Screen>
  )
}

const searchFailure = (error: unknown) => firstServerMessage(error, 'Unable to send request')

function countOf(count: number, term: string): string {
  if (count === 0) return 'No matching records.'
  return `${counted(count, 'product')} for “${term}”`
}

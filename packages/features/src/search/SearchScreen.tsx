import { EmptyState, Hidden, Inline, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { firstServerMessage } from '../foundation/failures/failures.ts'
import { foldText } from '../foundation/lists/foldText.ts'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { addressPage, addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { routes } from '../routes.ts'
import { ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { BrowseProducts } from '../trade/catalogue/BrowseProducts.tsx'
import {
  inStockOnlyIsOn,
  productsFound,
  stockFields,
  TurnOffInStockOnly,
  useStockChoice,
} from '../trade/catalogue/InStockOnly.tsx'
import { SeePricesCheckbox, useProductView, useSeePrices, ViewToggle } from '../trade/catalogue/ListControls.tsx'
import { useOwnCodes } from '../trade/catalogue/ownCodes.ts'
import { ProductList, ProductListSkeleton, ProductPages } from '../trade/catalogue/ProductList.tsx'
import { useSearch } from '../trade/catalogue/productQueries.ts'
import { ProductFilter, StockTools } from '../trade/catalogue/ProductTools.tsx'
import { pageOf } from './pageOf.ts'

const fields = { value: addressText, page: addressPage, ...stockFields }

export function SearchScreen() {
  const [{ value, page, inStock }, setAddress] = useAddressState(fields)
  const term = value.trim()
  const [seePrices, setSeePrices] = useSeePrices()
  const [view, setView] = useProductView()
  const { pageSize } = useSettings()
  const stoodFor = useOwnCodes().get(foldText(term))
  const found = useSearch(stoodFor ?? term, inStock)
  const stock = useStockChoice()
  const count = found.data?.length ?? 0
  // The supplier returns all matching products at once. The page in the address may be beyond the last page.
  const pageWith = (products: readonly Product[]) => pageOf(products, page, pageSize)
  return (
    <Screen
      title={routes.search.title}
      // The title on phones does not repeat the term, because the search field above shows it.
      phoneTitle={count === 0 ? undefined : productsFound(count, inStock)}
    >
      {term === '' ? (
        <EmptyState isOnSheet title="Please enter search term(s)" icon="search" />
      ) : (
        <>
          <ScreenTools>
            <SeePricesCheckbox value={seePrices} onChange={setSeePrices} />
            <Hidden above="tablet" onPaper>
              <ProductFilter view={view} onViewChange={setView} {...stock} />
            </Hidden>
          </ScreenTools>
          <StockTools {...stock} />
          {stoodFor !== undefined && (
            <Text size="small" tone="subdued">{`“${term}” is your code for ${stoodFor}.`}</Text>
          )}
          <Hidden below="tablet">
            <Inline space="small" justify="between">
              <Text>{count > 0 && countOf(count, { term, inStock })}</Text>
              <ViewToggle value={view} onChange={setView} />
            </Inline>
          </Hidden>
          <QueryView
            query={found}
            what="the search results"
            failedToast={searchFailure}
            skeleton={<ProductListSkeleton view={view} />}
            announcement={(products) => {
              const shown = pageWith(products)
              return `${shown.page > 1 ? `Page ${shown.page} of ${shown.pages}, ` : ''}${countOf(products.length, { term, inStock })}`
            }}
            empty={{
              title: noMatch,
              icon: 'search',
              children: inStock
                ? `${inStockOnlyIsOn} Nothing in stock matches “${term}”.`
                : `Nothing matches “${term}”. Try fewer or other words.`,
              action: (
                <Inline space="small" justify="center">
                  {inStock && <TurnOffInStockOnly onPress={() => stock.onInStockChange(false)} />}
                  <BrowseProducts />
                </Inline>
              ),
            }}
          >
            {(products) => {
              const shown = pageWith(products)
              return (
                <Stack space="xsmall">
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

const noMatch = 'No matching records.'

function countOf(count: number, { term, inStock }: { readonly term: string; readonly inStock: boolean }): string {
  if (count === 0) return inStock ? `${noMatch} ${inStockOnlyIsOn}` : noMatch
  return `${productsFound(count, inStock)} for “${term}”`
}

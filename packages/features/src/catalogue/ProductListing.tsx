import { EmptyState, Inline, SearchField, Stack } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { firstServerMessage } from '../foundation/failures/failures.ts'
import { ClearSearch } from '../foundation/lists/ClearSearch.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { addressPage, addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { useDebouncedText } from '../foundation/url/useDebouncedText.ts'
import { ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { inStockOnlyIsOn, productsFound, stockFields, TurnOffInStockOnly } from '../trade/catalogue/InStockOnly.tsx'
import { useProductView } from '../trade/catalogue/ListControls.tsx'
import { ProductList, ProductListSkeleton, ProductPages } from '../trade/catalogue/ProductList.tsx'
import { ClassPicker } from './ClassFilter.tsx'
import { ListingTools } from './ListingTools.tsx'
import type { ListingPlace } from './locate.ts'
import { useProductListPage } from './queries.ts'

const fields = { page: addressPage, search: addressText, ...stockFields }

interface ProductListingProps {
  readonly place: ListingPlace
  readonly showPrices: boolean
}

export function ProductListing({ place, showPrices }: ProductListingProps) {
  const [{ page, search, inStock }, setAddress] = useAddressState(fields)
  const [view, setView] = useProductView()
  const { pageSize } = useSettings()
  const { category, type, productClass } = place
  const ids = { category: category.id, type: type.id, productClass: productClass?.id ?? '' }
  const { products, hasNext } = useProductListPage({ ...ids, searchText: search, inStockOnly: inStock }, page)
  // From page 2 on, the page buttons are always shown, even while loading or empty, because they lead back.
  const hasPages = page > 1 || (products.data?.length ?? 0) > 0

  return (
    <>
      <Stack space="xsmall">
        <ListingTools
          view={view}
          onViewChange={setView}
          picker={<ClassPicker place={place} />}
          search={
            <ListingSearch
              // A new key clears unsubmitted search text when the type or class changes.
              key={[category.id, type.id, productClass?.id].join('/')}
              title={place.title}
              search={search}
              onSearch={(text) => setAddress({ search: text, page: 1 }, { history: 'replace' })}
            />
          }
        />
        <QueryView
          query={products}
          what="these products"
          skeleton={<ProductListSkeleton view={view} />}
          failedTitle={noProducts}
          announcement={(list) =>
            list.length === 0
              ? `${noProducts(products.error)}${inStock ? ` ${inStockOnlyIsOn}` : ''}`
              : countOf(list, page > 1 || list.length === pageSize ? page : null, { search, inStock })
          }
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                isOnSheet
                title={noProducts(products.error)}
                icon="tag"
                action={
                  (inStock || search !== '') && (
                    <Inline space="small" justify="center">
                      {inStock && <TurnOffInStockOnly onPress={() => setAddress({ inStock: false, page: 1 })} />}
                      {search !== '' && <ClearSearch onClear={() => setAddress({ search: '', page: 1 })} />}
                    </Inline>
                  )
                }
              >
                {inStock ? inStockOnlyIsOn : undefined}
              </EmptyState>
            ) : (
              <ProductList products={list} view={view} showPrices={showPrices} />
            )
          }
        </QueryView>
        {hasPages && (
          <ProductPages page={page} hasNext={hasNext} onPageChange={(wanted) => setAddress({ page: wanted })} />
        )}
      </Stack>
      <ReviewCartBar />
    </>
  )
}

const noProducts = (error: unknown) => firstServerMessage(error, 'No matching records.')

interface Filters {
  readonly search: string
  readonly inStock: boolean
}

/** Says what is shown, such as "Page 2, 20 products in stock for “screw”". @param page null if there is only one page */
function countOf({ length }: readonly Product[], page: number | null, { search, inStock }: Filters): string {
  return `${page === null ? '' : `Page ${page}, `}${productsFound(length, inStock)}${search === '' ? '' : ` for “${search}”`}`
}

interface ListingSearchProps {
  readonly title: string
  readonly search: string
  readonly onSearch: (text: string) => void
}

function ListingSearch({ title, search, onSearch }: ListingSearchProps) {
  const [typed, setTyped] = useDebouncedText(search, onSearch)
  return <SearchField label={`Search ${title}`} hideLabel placeholder={title} value={typed} onChange={setTyped} />
}

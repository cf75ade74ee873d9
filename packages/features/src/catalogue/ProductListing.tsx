import { EmptyState, Inline, Pagination, SearchField, Split, Stack } from '@trade-portal/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { firstServerMessage } from '../shared/failures/failures.ts'
import { ListControls } from '../shared/products/ListControls.tsx'
import { useProductView, useSeePrices } from '../shared/products/listPreferences.ts'
import { ProductList } from '../shared/products/ProductList.tsx'
import { LoadState } from '../shared/api/Loaded.tsx'
import { useDebounced } from '../shared/search/useDebounced.ts'
import { ClassFilter } from './ClassFilter.tsx'
import { readPage } from './readPage.ts'
import type { ListingPlace } from './locate.ts'
import { useProductPage } from './queries.ts'

/** Products of a type or class: searched, paged, as list or grid. */
export function ProductListing({ place }: { place: ListingPlace }) {
  const [parameters, setParameters] = useSearchParams()
  const [typed, setTyped] = useState('')
  const searchText = useDebounced(typed.trim())
  const page = readPage(parameters.get('page'))
  const [view, setView] = useProductView()
  const [seePrices, setSeePrices] = useSeePrices()
  const filter = {
    category: place.category.id,
    type: place.type.id,
    productClass: place.productClass?.id ?? '',
    searchText,
  }
  const products = useProductPage(filter, page)

  const turnTo = (wanted: number) => setParameters(wanted === 1 ? {} : { page: String(wanted) })
  const search = (text: string) => {
    setTyped(text)
    if (page !== 1) turnTo(1)
  }

  return (
    <Split side="start" aside={<ClassFilter place={place} />}>
      <Stack space="medium">
        <Inline space="medium" justify="between" align="end">
          <SearchField
            label={`Search ${place.title}`}
            hideLabel
            placeholder={place.title}
            value={typed}
            onChange={search}
          />
          <ListControls {...{ view, setView, seePrices, setSeePrices }} />
        </Inline>
        <LoadState what="the products" {...products} onRetry={() => void products.refetch()}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title={firstServerMessage(products.error, 'No matching records.')} icon="tag" />
            ) : (
              <ProductList products={list} view={view} showPrices={seePrices} />
            )
          }
        </LoadState>
        <Pagination page={page} hasNext={products.hasNext} onPageChange={turnTo} />
      </Stack>
    </Split>
  )
}

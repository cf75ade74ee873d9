import {
  typingDebounceMs,
  Button,
  Hidden,
  Inline,
  Link,
  Money,
  Stack,
  SuggestionList,
  Text,
  useAnnouncement,
  type SuggestionGroup,
} from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useMemo, useSyncExternalStore, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { messageOf } from '../../foundation/failures/failures.ts'
import { toastFailure } from '../../foundation/failures/toasts.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { foldText } from '../../foundation/lists/foldText.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { routes } from '../../routes.ts'
import { useAccess } from '../../trade/access/queries.ts'
import { productIn } from '../../trade/cart/cartTotals.ts'
import { useLoadedCart } from '../../trade/cart/currentCart.ts'
import { useAddToCart } from '../../trade/cart/queries.ts'
import { useSeePrices } from '../../trade/catalogue/ListControls.tsx'
import { useOwnCodes } from '../../trade/catalogue/ownCodes.ts'
import { useSearch } from '../../trade/catalogue/productQueries.ts'
import { pricedUnit, shownPrices } from '../../trade/catalogue/shownPrices.ts'
import { StockMark } from '../../trade/catalogue/StockMark.tsx'
import { documentKey } from '../../trade/documents/documentKey.ts'
import { useSearchedDocuments } from '../../trade/documents/queries.ts'
import { documentNumbered, documentsMatching, searchedDocuments, pagesMatching } from './placesMatching.ts'
import { recentSearches } from './recentSearches.ts'

interface SearchSuggestionsProps {
  readonly id: string
  readonly fieldContainer: RefObject<HTMLElement | null>
  readonly text: string
  /** The typed text when typing last paused; '' on pages where no products are suggested. */
  readonly term: string
  readonly activeId: string
  readonly onActiveChange: (id: string) => void
  readonly onClose: () => void
}

const maxProducts = 6
/** The minimum length of a search for products, because shorter texts would match nearly everything. */
const fewestLetters = 3

/**
 * Suggestions for the text in the search field: documents and pages that the portal knows, and the first matching products.
 * While the field is empty, the recent searches.
 */
export function SearchSuggestions({ term, ...list }: SearchSuggestionsProps) {
  return list.text === '' ? <RecentSearches {...list} /> : <Matches {...list} term={term} />
}

/** @returns a function that opens a page, and keeps the term if products were searched for */
function useGo(onClose: () => void) {
  const navigate = useNavigate()
  const { remember } = recentSearches.of(useSession())
  return (href: string, searched = '') =>
    () => {
      onClose()
      if (searched !== '') remember(searched)
      void navigate(href)
    }
}

function RecentSearches({ onClose, ...list }: Omit<SearchSuggestionsProps, 'term'>) {
  const { subscribe, current } = recentSearches.of(useSession())
  const searches = useSyncExternalStore(subscribe, current)
  const go = useGo(onClose)
  const found =
    searches.length > 0 ? `${counted(searches.length, 'recent search', 'recent searches')} below the field` : ''
  useAnnouncement(found, { afterMs: typingDebounceMs })
  if (found === '') return null
  const options = searches.map(({ term }) => ({ title: term, onChoose: go(routes.search.href(term), term) }))
  const groups = [{ label: 'Recent searches', options }]
  return <SuggestionList {...list} label="Suggestions" groups={groups} onClose={onClose} />
}

function Matches({ text, term, onClose, ...list }: SearchSuggestionsProps) {
  const { hasCart } = useSettings()
  const go = useGo(onClose)
  const places = usePlaces(text)
  const products = useProducts(text, term)
  const groups: SuggestionGroup[] = [
    { label: 'Go to', options: places.shown.map(({ href, ...place }) => ({ ...place, onChoose: go(href) })) },
    {
      label: 'Products',
      options: products.shown.map((product) => ({
        title: product.name,
        picture: product.image,
        about: <ProductFacts product={product} />,
        aside: <ProductPrice product={product} />,
        // Products sold by length are opened, to enter their lengths.
        ...(hasCart && { action: product.isTally ? null : <AddToCart key={product.productId} product={product} /> }),
        onChoose: go(routes.search.href(text, product.productId), text),
      })),
    },
  ].filter(({ options }) => options.length > 0)
  const counts = [
    ...(places.shown.length > 0 ? [counted(places.shown.length, 'page or document', 'pages and documents')] : []),
    ...(products.shown.length > 0 ? [`${products.shown.length} of ${counted(products.count, 'product')}`] : []),
  ]
  const found = counts.length > 0 ? `${counts.join(', ')} below the field` : ''
  const remark = [places.remark, products.remark].filter((part) => part !== '').join(' ')
  useAnnouncement([found, remark].filter((part) => part !== '').join('. '), { afterMs: typingDebounceMs })
  if (groups.length === 0 && remark === '') return null
  return (
    <SuggestionList {...list} label="Suggestions" groups={groups} text={text} onClose={onClose}>
      <Stack space="xsmall">
        {remark !== '' && (
          <Inline space="small">
            <Text size="small">{remark}</Text>
            {products.failure && (
              <Button
                variant="secondary"
                size="small"
                isPending={products.failure.isRetrying}
                pendingLabel="Trying…"
                onPress={products.failure.retry}
              >
                Try again
              </Button>
            )}
          </Inline>
        )}
        {products.shown.length > 0 && (
          <Inline space="medium" justify="between">
            <Link href={routes.search.href(text)}>{`All ${counted(products.count, 'product')}`}</Link>
            <Text size="small" tone="subdued">
              Each is listed in one unit. Open it for others.
            </Text>
          </Inline>
        )}
        <Hidden below="tablet">
          <Text size="caption" tone="subdued">
            Enter shows all results.
          </Text>
        </Hidden>
      </Stack>
    </SuggestionList>
  )
}

/** The documents and pages that match a text, and whether the lists of documents could be searched. */
function usePlaces(text: string) {
  const { has } = useAccess()
  const [hasOrders, hasInvoices] = [has('orders'), has('invoices')]
  const { orders, invoices, isLoading, hasFailed } = useSearchedDocuments({ hasOrders, hasInvoices })
  const documents = useMemo(() => searchedDocuments({ orders, invoices }), [orders, invoices])
  const listed = documentsMatching(text, documents)
  const isListed = listed.some(({ key }) => text === key.number || text === documentKey(key))
  const key = isListed || !(hasOrders || hasInvoices) ? undefined : documentNumbered(text)
  const shown = [
    ...listed.map(({ heading, about, path, key: { number, suffix } }) => ({
      title: heading,
      about,
      href: routes.transaction.href(path, number, suffix),
    })),
    // The number is in no loaded list, so the type is unknown. The document's page finds out the type.
    ...(key
      ? [
          {
            title: `Document ${text}`,
            href: routes.transaction.href(hasOrders ? 'orders' : 'invoices', key.number, key.suffix),
          },
        ]
      : []),
    ...pagesMatching(text, has).map(({ title, href }) => ({ title, href })),
  ]
  const remark = hasFailed ? 'Not all orders and invoices could be searched.' : ''
  return { shown, remark: isLoading ? 'Searching orders and invoices…' : remark }
}

/**
 * The products for a text. None while the user is typing, because products for an older text must not appear below a newer
 * one.
 */
function useProducts(text: string, term: string) {
  const isLongEnough = text.length >= fewestLetters && term !== ''
  const stoodFor = useOwnCodes().get(foldText(text))
  const query = useSearch(isLongEnough && text === term ? (stoodFor ?? term) : '')
  const failed = useQueryFailure(query, '')
  const isCurrent = isLongEnough && text === term
  const found = (isCurrent && query.data) || []
  return {
    shown: found.slice(0, maxProducts),
    count: found.length,
    failure: isCurrent ? failed : undefined,
    remark: isLongEnough ? remarkOn() : '',
  }

  function remarkOn() {
    if (!isCurrent) return 'Searching for products…'
    if (failed) return `We could not search for products. ${messageOf(failed.error)}`
    if (query.data === undefined) return 'Searching for products…'
    if (found.length === 0) return `No products match “${text}”.`
    return stoodFor === undefined ? '' : `“${text}” is your code for ${stoodFor}.`
  }
}

interface ProductProps {
  readonly product: Product
}

function ProductFacts({ product }: ProductProps) {
  const unit = pricedUnit(product)
  return (
    <Inline space="small">
      <span>{[product.productId, unit].filter((part) => part !== '').join(' · ')}</span>
      {product.stockStatus !== null && <StockMark status={product.stockStatus} />}
    </Inline>
  )
}

function ProductPrice({ product }: ProductProps) {
  const [seePrices] = useSeePrices()
  const price = shownPrices(product)[0]
  if (!seePrices || price === undefined) return null
  return <Money amount={price.amount} emphasis="strong" />
}

/** Adds one of the product, in the unit of its price. The button then says how much is in the cart. */
function AddToCart({ product }: ProductProps) {
  const entry = { productId: product.productId, unit: pricedUnit(product) }
  const add = useAddToCart()
  const inCart = useLoadedCart((lines) => productIn(lines, entry))
  return (
    <Button
      variant="secondary"
      size="small"
      width="full"
      about={product.name}
      isPending={add.isPending}
      pendingLabel="Adding…"
      onPress={() => void add.run({ ...entry, quantity: 1 }).catch(toastFailure)}
    >
      {inCart ? `${inCart.quantity} in cart` : 'Add'}
    </Button>
  )
}

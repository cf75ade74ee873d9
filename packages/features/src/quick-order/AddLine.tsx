import { Button, Inline, SearchField, Stack, Text, TextButton, useAnnouncement } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useRef, useState } from 'react'
import { counted } from '../foundation/lists/counted.ts'
import { useScan } from '../foundation/scan/useScan.tsx'
import { useDebouncedText } from '../foundation/url/useDebouncedText.ts'
import { useSearch } from '../trade/catalogue/productQueries.ts'
import { StockMark } from '../trade/catalogue/StockMark.tsx'
import { unitWords } from '../trade/order-text/unitFamily.ts'

const maxSuggestedProducts = 6

const firstQuantity = new RegExp(String.raw`^\s*\d[\d,.]*\s*(?:x|${unitWords})?\s+(?:of\s+)?`, 'i')

/** The search term in a typed text: the text without its quantity, such as "FX100017" in "12 x FX100017". */
const termOf = (text: string) =>
  text
    .replace(firstQuantity, '')
    .replace(/(?:\s+(?:x\s*)?\d[\d.,]*(?:\s*(?:@|\/)\s*[\d.]+m?)?,?)+\s*$/i, '')
    .trim()

/**
 * The text of a field, and the products that match it once typing pauses.
 * @param first The text at first, which is not searched for.
 */
export function useTypedSearch(first: string) {
  const [term, setTerm] = useState(first)
  const [typed, setTyped] = useDebouncedText(term, (text) => setTerm(text))
  const searched = term === first ? '' : termOf(term)
  // Searches from three letters on, because one or two letters would match nearly everything.
  const { data: products = [] } = useSearch(searched.length > 2 ? searched : '')
  const hits = typed.trim() === '' ? [] : products.slice(0, maxSuggestedProducts)
  useAnnouncement(hits.length === 0 ? '' : `${counted(hits.length, 'product')} below the field`)
  const clear = () => {
    setTyped('')
    setTerm('')
  }
  return { typed, setTyped, hits, isSearched: typed.trim() === term, clear }
}

interface AddLineProps {
  /** Adds a line for the typed text or, if the user chose a product below the field, for `product`. */
  readonly onAdd: (text: string, product?: Product) => void
}

/**
 * The field for a product's code or words, with a quantity. Enter adds a line and keeps the focus in the field, for the next
 * code from a keyboard or a scanner. Below the field are products that match the typed text.
 */
export function AddLine({ onAdd }: AddLineProps) {
  const { typed, setTyped, hits, clear } = useTypedSearch('')
  const bar = useRef<HTMLElement>(null)
  const scan = useScan(onAdd)
  const add = (product?: Product) => {
    // If a button was pressed, moves the focus back to the field, so that the next code can be typed at once.
    bar.current?.querySelector('input')?.focus()
    if (typed.trim() === '') return
    onAdd(typed, product)
    clear()
  }
  return (
    <search ref={bar} aria-label="Products to order">
      <Stack space="xsmall">
        <Inline space="small" align="end" wrap={false}>
          <SearchField
            label="Code or name, and quantity"
            hideLabel={false}
            placeholder="FX100017 12"
            maxLength={200}
            autoFocus
            value={typed}
            onChange={setTyped}
            onSubmit={() => add()}
            button={scan.button}
          />
          <Button variant="secondary" onPress={() => add()}>
            Add
          </Button>
        </Inline>
        {hits.length > 0 && <ProductChoices label="Matching products" products={hits} onChoose={add} />}
      </Stack>
      {scan.dialog}
    </search>
  )
}

interface ProductChoicesProps {
  readonly label: string
  readonly products: readonly Product[]
  readonly onChoose: (product: Product) => void
}

export function ProductChoices({ label, products, onChoose }: ProductChoicesProps) {
  return (
    <Stack as="ul" label={label} space="xxsmall">
      {products.map((product) => (
        <Inline key={product.productId} space="small">
          <TextButton onPress={() => onChoose(product)}>{`${product.productId} ${product.name}`}</TextButton>
          <Text as="span" size="small" tone="subdued">
            {product.stockStatus !== null && <StockMark status={product.stockStatus} />}
          </Text>
        </Inline>
      ))}
    </Stack>
  )
}

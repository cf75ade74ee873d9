import type { Product, StockStatus, TransactionDetail } from '@trade-portal/supplier-api'
import { pricedUnit, shownPrices } from '../catalogue/shownPrices.ts'
import { productLines } from '../documents/productLines.ts'

export interface BoughtProduct {
  readonly productId: string
  readonly name: string
  /** Unit, quantity and price are those of the newest document with the product. */
  readonly unit: string
  readonly quantity: number
  /** Cents without tax. */
  readonly unitPrice: number | null
  /** How many of the documents contain the product. */
  readonly times: number
  /** The day of the newest document with the product, `YYYY-MM-DD`. */
  readonly lastDate: string | null
}

type Document = Pick<TransactionDetail, 'lines' | 'deliveryDate' | 'invoiceDate'>

/**
 * The products of documents, each once.
 * @param documents the newest first
 */
export function boughtProducts(documents: readonly Document[]): BoughtProduct[] {
  const found = new Map<string, BoughtProduct>()
  for (const document of documents) {
    const counted = new Set<string>()
    for (const { productId, name, unit, quantity, unitPrice } of productLines(document)) {
      const before = found.get(productId)
      if (!before) {
        const lastDate = document.deliveryDate ?? document.invoiceDate
        found.set(productId, { productId, name, unit, quantity, unitPrice, times: 1, lastDate })
      } else if (!counted.has(productId)) found.set(productId, { ...before, times: before.times + 1 })
      // Adds up the quantities if the newest document has several lines of the product in the same unit.
      else if (before.times === 1 && before.unit === unit)
        found.set(productId, { ...before, quantity: before.quantity + quantity })
      counted.add(productId)
    }
  }
  return [...found.values()]
}

/** What the supplier says today about a product that was bought before. */
export interface ProductToday {
  /**
   * `specialOrder`: the supplier has to order the product. `tally`: the customer has to enter the lengths, because documents
   * do not contain them. `gone`: no longer sold. `otherUnits`: no longer sold in the unit that was bought. `loading`: the
   * supplier has not answered yet. `unknown`: the request to the supplier failed.
   */
  readonly state: 'available' | 'specialOrder' | 'tally' | 'gone' | 'otherUnits' | 'loading' | 'unknown'
  readonly stock: StockStatus | null
  /** The address of the product's picture, or ''. */
  readonly image: string
  /** Today's price in cents without tax, for the unit that was bought; null if it is unknown. */
  readonly price: number | null
  /** The price that was paid, in cents; null unless it differs from today's price. */
  readonly priceBefore: number | null
  /** For `otherUnits`: the units in which the product is sold today, such as `EA and BOX`. */
  readonly units: string
}

/**
 * @param product The product with prices without tax. Null if the supplier does not know the product; undefined if the
 * supplier has not answered.
 */
export function productToday(
  bought: BoughtProduct,
  product: Product | null | undefined,
  hasRequestFailed = false,
): ProductToday {
  const nothing = { stock: null, image: '', price: null, priceBefore: null, units: '' }
  if (product === undefined) return { ...nothing, state: hasRequestFailed ? 'unknown' : 'loading' }
  if (product === null) return { ...nothing, state: 'gone' }
  const { units, isTally, stockStatus, image } = product
  if (units.length > 0 && !units.includes(bought.unit))
    return { ...nothing, state: 'otherUnits', image, units: units.join(' and ') }
  const price = bought.unit === pricedUnit(product) ? (shownPrices(product)[0]?.amount ?? null) : null
  const differs = price !== null && bought.unitPrice !== null && bought.unitPrice > 0 && price !== bought.unitPrice
  return {
    state: isTally ? 'tally' : stockStatus === 'SpecialOrder' ? 'specialOrder' : 'available',
    stock: stockStatus,
    image,
    price,
    priceBefore: differs ? bought.unitPrice : null,
    units: '',
  }
}

/**
 * Whether a quantity of the product can be added to the cart. True for `unknown`, when the request for the product failed.
 */
export const canBeAdded = ({ state }: ProductToday) => !['gone', 'otherUnits', 'tally', 'loading'].includes(state)

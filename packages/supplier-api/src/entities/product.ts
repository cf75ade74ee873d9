import * as v from 'valibot'
import { flag, id, money, rows, text } from '../wire.ts'

const stockStatuses = ['InStock', 'LowStock', 'SpecialOrder'] as const
export type StockStatus = (typeof stockStatuses)[number]

const unit = v.object({ UOM: text })

const shared = {
  productID: id,
  productShortDesc: text,
  productLongDesc: text,
  /** Address of a picture. */
  productImage: text,
  stockStatus: text,
  RRP: money,
  TradePrice: money,
  BestPrice: money,
  customerPrice: money,
  /** Addresses of pictures and documents, separated by `|`. */
  productFiles: text,
}

/** A product as lists by category and the product detail write it. */
const listedWire = v.object({ ...shared, UOMList: rows(unit), isTally: flag })
/** A product as the search writes it: one unit, and `Tally`. */
const foundWire = v.object({ ...shared, UOM: text, Tally: flag })

export interface Product {
  /** Also the SKU. */
  readonly productId: string
  readonly name: string
  readonly description: string
  readonly image: string
  /** Null where the supplier says nothing or something unknown. */
  readonly stockStatus: StockStatus | null
  /** Prices in cents; null where there is none. A price of 0 or less is not for showing. */
  readonly prices: {
    readonly rrp: number | null
    readonly trade: number | null
    readonly best: number | null
    readonly customer: number | null
  }
  /** Units of measure it is sold by; the first is the usual one. */
  readonly units: readonly string[]
  /** Sold by length and quantity. */
  readonly isTally: boolean
  /** Addresses, as the supplier wrote them. */
  readonly files: readonly string[]
}

function product(
  wire: v.InferOutput<v.ObjectSchema<typeof shared, undefined>>,
  units: readonly string[],
  isTally: boolean,
): Product {
  return {
    productId: wire.productID,
    name: wire.productShortDesc || wire.productLongDesc || wire.productID,
    description: wire.productLongDesc,
    image: wire.productImage,
    stockStatus: stockStatuses.find((status) => status === wire.stockStatus) ?? null,
    prices: { rrp: wire.RRP, trade: wire.TradePrice, best: wire.BestPrice, customer: wire.customerPrice },
    units: units.filter((name) => name !== ''),
    isTally,
    files: wire.productFiles
      .split('|')
      .map((file) => file.trim())
      .filter((file) => file !== ''),
  }
}

export const listedProduct = v.pipe(
  listedWire,
  v.transform((wire) =>
    product(
      wire,
      wire.UOMList.map((entry) => entry.UOM),
      wire.isTally,
    ),
  ),
)

export const foundProduct = v.pipe(
  foundWire,
  v.transform((wire) => product(wire, [wire.UOM], wire.Tally)),
)

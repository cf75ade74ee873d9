import * as v from 'valibot'
import { flag, id, money, rows, text, texts } from '../wire.ts'

export const stockStatuses = ['InStock', 'LowStock', 'SpecialOrder'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** The stock status that the server has sent; null if it is missing or unknown. */
export const readStockStatus = (sent: string): StockStatus | null =>
  stockStatuses.find((status) => status === sent) ?? null

/** The specification names only `UOM`. A price for one unit is read if the server sends it under its usual name. */
const unit = v.object({ UOM: text, customerPrice: v.optional(money) })

const shared = {
  productID: id,
  productShortDesc: text,
  productLongDesc: text,
  /** URL of a picture. */
  productImage: text,
  stockStatus: text,
  RRP: money,
  TradePrice: money,
  BestPrice: money,
  customerPrice: money,
  /** URLs of pictures and documents. */
  productFiles: texts,
  /** The type of each of `productFiles`, such as `pdf`, in the same order. */
  fileTypes: texts,
  /** URLs of further pictures. */
  productGallery: texts,
}

/** A product in category lists and in the product detail, as the server sends it. */
const listedWire = v.object({ ...shared, UOMList: rows(unit), isTally: flag })
/** A product in search results, as the server sends it: with only one unit, and `Tally` instead of `isTally`. */
const foundWire = v.object({ ...shared, UOM: text, Tally: flag })

export interface Product {
  /** The product's id, which is also the SKU. */
  readonly productId: string
  readonly name: string
  readonly description: string
  /** URL of the first picture; '' if there is none. */
  readonly image: string
  /** URLs of all pictures, without repetition; the first is `image`. */
  readonly pictures: readonly string[]
  /** Null if the supplier gives no status, or an unknown one. */
  readonly stockStatus: StockStatus | null
  /** Prices in cents; null if the supplier gives no price. A price of 0 or less must not be shown. */
  readonly prices: {
    readonly rrp: number | null
    readonly trade: number | null
    readonly best: number | null
    readonly customer: number | null
  }
  /** Units of measure in which the product is sold; the first is the default. */
  readonly units: readonly string[]
  /** The customer's price in cents for one of a unit, where the supplier gives one; `prices` are for the default unit. */
  readonly unitPrices?: readonly { readonly unit: string; readonly amount: number }[]
  /** Whether the product is sold by length. */
  readonly isTally: boolean
  readonly files: readonly ProductFile[]
}

export interface ProductFile {
  /** URL, as the supplier wrote it. */
  readonly address: string
  /** The file type in lower case, such as `pdf`; '' if the supplier gives none. */
  readonly type: string
}

function product(
  wire: v.InferOutput<v.ObjectSchema<typeof shared, undefined>>,
  units: readonly string[],
  isTally: boolean,
): Product {
  const pictures = [...new Set([wire.productImage, ...wire.productGallery])].filter((address) => address !== '')
  return {
    productId: wire.productID,
    name: wire.productShortDesc || wire.productLongDesc || wire.productID,
    description: wire.productLongDesc,
    image: pictures[0] ?? '',
    pictures,
    stockStatus: readStockStatus(wire.stockStatus),
    prices: { rrp: wire.RRP, trade: wire.TradePrice, best: wire.BestPrice, customer: wire.customerPrice },
    units: units.filter((name) => name !== ''),
    isTally,
    files: wire.productFiles.flatMap((address, index) =>
      address === '' ? [] : [{ address, type: wire.fileTypes[index]?.toLowerCase() ?? '' }],
    ),
  }
}

export const listedProduct = v.pipe(
  listedWire,
  v.transform((wire): Product => {
    const units = wire.UOMList.map((entry) => entry.UOM)
    const unitPrices = wire.UOMList.flatMap(({ UOM, customerPrice: amount = null }) =>
      amount === null || amount <= 0 ? [] : { unit: UOM, amount },
    )
    return { ...product(wire, units, wire.isTally), ...(unitPrices.length > 0 && { unitPrices }) }
  }),
)

export const foundProduct = v.pipe(
  foundWire,
  v.transform((wire) => product(wire, [wire.UOM], wire.Tally)),
)

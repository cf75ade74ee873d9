import * as v from 'valibot'
import { flag, id, money, rows, text, texts } from '../wire.ts'

export const stockStatuses = ['InStock', 'LowStock', 'SpecialOrder'] as const
export type StockStatus = (typeof stockStatuses)[number]

const unit = v.object({ UOM: text })

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
    stockStatus: stockStatuses.find((status) => status === wire.stockStatus) ?? null,
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

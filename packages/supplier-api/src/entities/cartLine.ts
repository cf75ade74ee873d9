import * as v from 'valibot'
import { decimal, flag, id, money, text } from '../wire.ts'
import { readStockStatus } from './product.ts'

/** One length in metres and its quantity; a tally line has several of these. */
export const tallyLength = v.object({ length: decimal, qty: decimal })

export interface Tally {
  /** Metres. */
  readonly length: number
  readonly quantity: number
}

const productSummary = v.object({ productShortDesc: text, productFiles: text, stockStatus: v.optional(text) })

export const cartLine = v.pipe(
  v.object({
    lineID: id,
    productID: id,
    prodDesc: text,
    prodQty: decimal,
    UOM: text,
    unitPrice: money,
    /** Goods and services tax on one unit. */
    unitGST: money,
    isTally: flag,
    product: v.fallback(v.nullable(productSummary), null),
  }),
  v.transform((wire) => ({
    lineId: wire.lineID,
    productId: wire.productID,
    name: wire.prodDesc || wire.product?.productShortDesc || wire.productID,
    quantity: wire.prodQty ?? 0,
    unit: wire.UOM,
    /** Cents, without tax; null if the supplier gives no price. */
    unitPrice: wire.unitPrice,
    /** Tax on one unit, in cents. */
    unitGst: wire.unitGST,
    isTally: wire.isTally,
    /** Null if the supplier does not say it with the line, as is usual. */
    stockStatus: readStockStatus(wire.product?.stockStatus ?? ''),
    image: wire.product?.productFiles.split('|')[0]?.trim() ?? '',
  })),
)
export type CartLine = v.InferOutput<typeof cartLine>

/**
 * The queries that return lines of a cart, for the `outdates` of mutations that change such lines. `getCustomLists` is
 * included, because the same mutations change the lines of custom lists, which are saved carts.
 */
export const cartQueries = ['getCartContents', 'getCartTallies', 'getCustomLists'] as const

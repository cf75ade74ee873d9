import * as v from 'valibot'
import { decimal, flag, id, money, text } from '../wire.ts'

/** Lengths in metres with their quantities, as tally lines are sold. */
export const tallyLength = v.object({ length: decimal, qty: decimal })

export interface Tally {
  /** Metres. */
  readonly length: number
  readonly quantity: number
}

const pictured = v.object({ productShortDesc: text, productFiles: text })

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
    product: v.fallback(v.nullable(pictured), null),
  }),
  v.transform((wire) => ({
    lineId: wire.lineID,
    productId: wire.productID,
    name: wire.prodDesc || wire.product?.productShortDesc || wire.productID,
    quantity: wire.prodQty ?? 0,
    unit: wire.UOM,
    /** Cents, without tax; null where the supplier gives none. */
    unitPrice: wire.unitPrice,
    /** Cents. */
    unitGst: wire.unitGST,
    isTally: wire.isTally,
    image: wire.product?.productFiles.split('|')[0]?.trim() ?? '',
  })),
)
export type CartLine = v.InferOutput<typeof cartLine>

/**
 * The queries that show the lines of a cart, for mutations that change lines. A list is a cart that is kept, and its
 * lines change the same way, so the lists are among them.
 */
export const cartQueries = ['getCartContents', 'getCartTallies', 'getCustomLists'] as const

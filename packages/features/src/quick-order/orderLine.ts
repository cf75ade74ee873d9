import * as v from 'valibot'

/** A line as it is stored. */
export const orderLine = v.object({
  id: v.number(),
  /** As typed or read; the id of a product that was chosen. */
  code: v.string(),
  /** As typed. */
  quantity: v.string(),
  /** As typed, such as "10 @ 4.2, 4 @ 3.6". */
  lengths: v.string(),
  /** As written or chosen; '' for the default. */
  unit: v.string(),
  /** The line of a pasted text; '' for a typed line. */
  text: v.string(),
  /** How many lines were merged into this one, itself included. */
  merged: v.number(),
  /** Why it could not be added; '' if it was not tried. */
  problem: v.string(),
  /** Stored before the line is sent. It remains if no answer came. */
  sent: v.nullable(
    v.object({
      cartId: v.string(),
      /** How much of the product the cart held before. */
      held: v.number(),
      quantity: v.number(),
      /** Milliseconds since 1970. */
      at: v.number(),
    }),
  ),
})
export type OrderLine = Readonly<v.InferOutput<typeof orderLine>>

import * as v from 'valibot'
import { attempt } from '../trade/cart/addInTurn.ts'

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
  ...attempt,
})
export type OrderLine = Readonly<v.InferOutput<typeof orderLine>>

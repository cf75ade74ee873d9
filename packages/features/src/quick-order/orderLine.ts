import * as v from 'valibot'
import { attempt } from '../trade/cart/addInTurn.ts'

/** A line of the quick order, as it is stored. */
export const orderLine = v.object({
  id: v.number(),
  /** The code as typed or read, or the id of the product that the customer chose. */
  code: v.string(),
  /** The quantity as typed. */
  quantity: v.string(),
  /** The lengths as typed, such as "10 @ 4.2, 4 @ 3.6". */
  lengths: v.string(),
  /** The unit as typed or chosen; '' for the default unit. */
  unit: v.string(),
  /** The text from which this line was read: one line of a pasted text; '' for a typed line. */
  text: v.string(),
  /** How many lines this line stands for: itself and those that were merged into it. */
  merged: v.number(),
  ...attempt,
})
export type OrderLine = Readonly<v.InferOutput<typeof orderLine>>

import type { Tally } from '@trade-portal/supplier-api'

/** One product, as read from a line of an order text. It is a guess until the supplier has been asked for the code. */
export interface ReadProduct {
  /** The product code as written or, if there is no code, the words for the product. */
  readonly code: string
  /** The ordered quantity, which may have decimals; null if the line does not clearly say one. */
  readonly quantity: number | null
  /** The lengths of a product that is sold by length; empty if the line does not clearly say any. */
  readonly lengths: readonly Tally[]
  /** The `unitFamily` of the written unit; '' if no unit was written. */
  readonly unit: string
  /** The whole line. */
  readonly text: string
}

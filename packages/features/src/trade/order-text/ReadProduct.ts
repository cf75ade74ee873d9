import type { Tally } from '@trade-portal/supplier-api'

/** What a line says about one product. It is a guess until the supplier has been asked for the code. */
export interface ReadProduct {
  /** The code as written, or the words for the product where there is no code. */
  readonly code: string
  /** Null if the line does not say clearly how many. May have decimals. */
  readonly quantity: number | null
  /** The lengths, for a product sold by length; empty if the line says none clearly. */
  readonly lengths: readonly Tally[]
  /** The unit as the `unitFamily` that was written; '' if none was. */
  readonly unit: string
  /** The line. */
  readonly text: string
}

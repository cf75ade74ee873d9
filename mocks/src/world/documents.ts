/** A file on the downloads screen. Its PDF is generated from its description and category. */
export interface Download {
  /** The file name without extension: lower-case words joined by dashes. */
  readonly name: string
  /**
   * The file's address as the list of downloads gives it. Undefined means the real address, and null means that the list
   * leaves the address empty.
   */
  readonly address?: string | null
  readonly description: string
  readonly category: string
  readonly date: string | null
}

export interface PriceBook {
  readonly customerId: string
  readonly lastCalculated: string | null
  /** Null if the customer has price books, but the supplier has not set up what to send, to whom and how often. */
  readonly setUp: PriceBookSetUp | null
  /** The settings that the customer has requested, until the supplier applies them. */
  readonly requested: PriceBookSetUp | null
  /** Price books that were sent, newest first. */
  readonly history: readonly IssuedPriceBook[]
}

export interface PriceBookSetUp {
  /** Type of price book: F full, I incremental. */
  readonly type: string
  /** File format: 1 tab delimited, 2 comma delimited, 3 and 4 default formats. */
  readonly format: string
  /** E-mail addresses, separated by commas or semicolons. */
  readonly recipient: string
  /** D daily, W weekly, F fortnightly, M monthly. */
  readonly frequency: string
  readonly showsNewCodes: boolean
  readonly showsCoreOnly: boolean
  readonly isQuarterly: boolean
  readonly isZipped: boolean
}

/** A price book that was sent. */
export interface IssuedPriceBook {
  readonly id: string
  readonly date: string | null
  readonly type: string
  readonly format: string
  readonly recipient: string
  readonly withNewCodes: boolean
  readonly withCoreProducts: boolean
}

/** A file on the downloads screen, generated from its name and description. */
export interface Download {
  /** The file name without extension: lower-case words and dashes. */
  readonly name: string
  /** The address of the file in the list of downloads, if it differs from the real one. */
  readonly address?: string | null
  readonly description: string
  readonly category: string
  readonly date: string | null
}

export interface PriceBook {
  readonly customerId: string
  readonly lastCalculated: string | null
  /** Null if the supplier has enabled price books for the customer but not set up an extract yet. */
  readonly setUp: PriceBookSetUp | null
  /** The settings that the customer has requested and the supplier has not applied yet. */
  readonly requested: PriceBookSetUp | null
  /** Newest first. */
  readonly history: readonly PriceBookIssue[]
}

export interface PriceBookSetUp {
  /** F full, I incremental. */
  readonly type: string
  /** 1 tab delimited, 2 comma delimited, 3 and 4 default formats. */
  readonly format: string
  /** Addresses, separated by commas or semicolons. */
  readonly recipient: string
  /** D daily, W weekly, F fortnightly, M monthly. */
  readonly frequency: string
  readonly showsNewCodes: boolean
  readonly showsCoreOnly: boolean
  readonly isQuarterly: boolean
  readonly isZipped: boolean
}

/** A price book that was sent. */
export interface PriceBookIssue {
  readonly id: string
  readonly date: string | null
  readonly type: string
  readonly format: string
  readonly recipient: string
  readonly withNewCodes: boolean
  readonly withCoreProducts: boolean
}

/** Text blocks about a product. */
export interface ProductTexts {
  readonly productId: string
  readonly features: readonly ProductText[]
  readonly information: readonly ProductText[]
}

interface ProductText {
  readonly type: string
  readonly text: string
}

/** A file that is drawn by code, from its name and what it is about. */
export interface Download {
  /** Part of its address: lower-case words and dashes. */
  readonly name: string
  /** What the list says in place of the file's own address. */
  readonly address?: string | null
  readonly description: string
  readonly category: string
  readonly date: string | null
}

/** A place that customers can visit. */
export interface Store {
  readonly name: string
  readonly address: readonly [string, string, string]
  readonly phone: string
  /** Null where it is not on the map. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

export interface PriceBook {
  readonly customerId: string
  readonly lastCalculated: string | null
  readonly setUp: PriceBookSetUp
  /** Newest first. */
  readonly history: readonly PriceBookIssue[]
}

interface PriceBookSetUp {
  /** F full, I incremental. */
  readonly type: string
  /** 1 tab delimited, 2 comma delimited, 3 and 4 default formats. */
  readonly format: string
  readonly recipient: string
  /** D daily, W weekly, F fortnightly, M monthly. */
  readonly frequency: string
  readonly showsNewCodes: boolean
  readonly showsCoreOnly: boolean
  readonly isQuarterly: boolean
  readonly isZipped: boolean
}

/** A price book that was made and sent. */
export interface PriceBookIssue {
  readonly id: string
  readonly date: string | null
  readonly type: string
  readonly format: string
  readonly recipient: string
  readonly withNewCodes: boolean
  readonly withCoreProducts: boolean
}

/** A payment at the card provider. */
export interface PaymentSession {
  readonly id: string
  /** Blank where the provider was not told whose it is. */
  readonly customerId: string
  /** Cents; 0 while the customer has yet to say how much. */
  readonly amount: number
  readonly reference: string
  /** Pages of the portal to come back to, with what tells them which payment it was. */
  readonly callbacks: { readonly approved: string; readonly declined: string; readonly cancelled: string }
  readonly status: PaymentOutcome | 'pending'
  /** The day on which it was approved; null until then. */
  readonly paidOn: string | null
}

export type PaymentOutcome = 'approved' | 'declined' | 'cancelled'

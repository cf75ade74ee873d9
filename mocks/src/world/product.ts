import type { PictureKind } from '../files/pictureKinds.ts'

/**
 * What a product's picture shows. `missing`: there is no file at the picture's address; null: the picture has no address.
 */
type Picture = PictureKind | 'missing' | null

/** A row of the product menu. In a category's row, `type` and `class` are blank. In a type's row, only `class` is blank. */
export interface MenuRow {
  readonly category: string
  readonly type: string
  readonly class: string
  readonly name: string
  readonly picture: Picture
}

/** A unit of sale, and how many of the product's first unit it contains. */
interface Unit {
  readonly name: string
  readonly contains: number
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly type: string
  readonly class: string
  readonly picture: Picture
  readonly hasDatasheet: boolean
  /** The stock status as the supplier sends it; null if unknown. */
  readonly stock: string | null
  /** Prices of the first unit, in cents without tax. In a cart, a product without a customer price costs nothing. */
  readonly prices: {
    readonly rrp: number | null
    readonly trade: number | null
    readonly best: number | null
    readonly customer: number | null
  }
  readonly units: readonly [Unit, ...Unit[]]
  /** Whether the product is sold by tally: in pieces, each with a length in metres. */
  readonly isTally: boolean
  /** Whether the product is a charge, which can be ordered but appears in no list and no search. */
  readonly isHidden: boolean
}

/** Text blocks of a product's details. */
export interface ProductTexts {
  readonly productId: string
  readonly features: readonly ProductText[]
  readonly information: readonly ProductText[]
}

interface ProductText {
  readonly type: string
  readonly text: string
}

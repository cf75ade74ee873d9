import type { PictureKind } from '../files/pictureKinds.ts'

/** The kind of a generated picture, `missing` for an address that is not found, or null for no address. */
type Picture = PictureKind | 'missing' | null

/** A row of the product menu. A category has a blank type and class, a type has a blank class. */
export interface MenuRow {
  readonly category: string
  readonly type: string
  readonly class: string
  readonly name: string
  readonly picture: Picture
}

/** A unit of measure, and how many of the product's first unit it contains. */
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
  /** In the supplier's format; null where it is not known. */
  readonly stock: string | null
  /** Cents without tax, for the first unit. A product without a customer price costs nothing in a cart. */
  readonly prices: {
    readonly rrp: number | null
    readonly trade: number | null
    readonly best: number | null
    readonly customer: number | null
  }
  readonly units: readonly [Unit, ...Unit[]]
  /** Whether the product is sold in pieces, whose lengths are in metres. */
  readonly isTally: boolean
  /** A charge: it can be ordered but appears in no list and no search. */
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

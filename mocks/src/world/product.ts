import type { PictureKind } from '../files/pictureKinds.ts'

/** What is shown of a thing: a drawing, an address at which there is nothing, or not even an address. */
type Shown = PictureKind | 'missing' | null

/** A category has neither type nor class, a type no class. */
export interface MenuRow {
  readonly category: string
  readonly type: string
  readonly class: string
  readonly name: string
  readonly picture: Shown
}

/** A unit of measure and how many of the first unit it holds. */
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
  readonly picture: Shown
  readonly hasDatasheet: boolean
  /** As the supplier writes it; null where it says nothing. */
  readonly stock: string | null
  /** Cents without tax for one of the first unit; what has no price for the customer costs nothing in a cart. */
  readonly prices: {
    readonly rrp: number | null
    readonly trade: number | null
    readonly best: number | null
    readonly customer: number | null
  }
  readonly units: readonly [Unit, ...Unit[]]
  /** Sold by length in metres and quantity. */
  readonly isTally: boolean
  /** A charge: it can be ordered but is in no list and no search. */
  readonly isHidden: boolean
}

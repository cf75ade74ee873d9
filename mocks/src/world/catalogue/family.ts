import type { StockStatus } from '@trade-portal/supplier-api'
import type { PictureKind } from '../../files/pictureKinds.ts'

/** A category of the product menu, with everything in it. */
export interface Department {
  readonly id: string
  readonly name: string
  /** The letters that its product codes begin with. */
  readonly prefix: string
  readonly types: readonly Section[]
}

/** A type of the product menu. */
export interface Section {
  readonly id: string
  readonly name: string
  readonly families: readonly Family[]
}

/** A class of the product menu: one thing in many sizes. */
export interface Family {
  readonly id: string
  readonly name: string
  readonly picture: PictureKind
  /** What stands before the size in the name of a product. */
  readonly title: string
  readonly about: string
  /** Sizes and their trade price in dollars without tax. */
  readonly sizes: readonly (readonly [size: string, price: number])[]
  /** Every size comes in each of these; none where there is no choice. */
  readonly colours?: readonly string[]
  /** The first is the usual unit; each with how many of the first it holds. */
  readonly units: readonly [Pack, ...Pack[]]
  /** Sold by length: the unit is the metre. */
  readonly isTally?: boolean
  readonly datasheet?: boolean
  /** Where it is not left to chance. */
  readonly stock?: StockStatus
}

export type Pack = readonly [unit: string, contains: number]

/** How timber and roofing are sold. */
export const byMetre = { units: [['LM', 1]], isTally: true } as const

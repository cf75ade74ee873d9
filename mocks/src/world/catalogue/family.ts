import type { StockStatus } from '@trade-portal/supplier-api'
import type { PictureKind } from '../../files/pictureKinds.ts'

/** A category: the first level of the product menu. */
export interface Department {
  readonly id: string
  readonly name: string
  /** The letters with which the category's product codes begin. */
  readonly prefix: string
  /** The types, by id: the second level of the product menu. */
  readonly types: Readonly<
    Record<string, { readonly name: string; readonly families: Readonly<Record<string, Family>> }>
  >
}

/** A class: one product in several sizes, on the third level of the product menu. */
export interface Family {
  readonly name: string
  /** The product's name without size and colour. */
  readonly title: string
  readonly about: string
  readonly picture: PictureKind
  /** The trade price of each size in dollars, without tax. */
  readonly sizes: Readonly<Record<string, number>>
  /** Every size is available in each of these colours. */
  readonly colours?: readonly string[]
  /** Whether the family is sold by length, with the metre as its only unit. */
  readonly isTally?: boolean
  /**
   * The units of sale, each with how many of the first one it contains. The first is the default unit. Without units, the
   * family is sold by the piece.
   */
  readonly units?: Readonly<Record<string, number>>
  readonly datasheet?: boolean
  /** The stock status of every size; random by default. */
  readonly stock?: StockStatus
}

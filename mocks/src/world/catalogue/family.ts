import type { StockStatus } from '@trade-portal/supplier-api'
import type { PictureKind } from '../../files/pictureKinds.ts'

/** A category: the first level of the product menu. */
export interface Department {
  readonly id: string
  readonly name: string
  /** The letters with which the category's product codes begin. */
  readonly prefix: string
  readonly types: readonly CatalogueSection[]
}

/** A type: the second level of the product menu. */
export interface CatalogueSection {
  readonly id: string
  readonly name: string
  readonly families: readonly Family[]
}

/** A class: one product in several sizes, on the third level of the product menu. */
export interface Family {
  readonly id: string
  readonly name: string
  readonly picture: PictureKind
  /** The product's name without size and colour. */
  readonly title: string
  readonly about: string
  /** Each size with its trade price in dollars, without tax. */
  readonly sizes: readonly (readonly [size: string, price: number])[]
  /** Every size is available in each of these colours. */
  readonly colours?: readonly string[]
  /** The units of sale. The first is the default unit. */
  readonly units: readonly [Pack, ...Pack[]]
  /** Whether the family is sold by length, with the metre as its unit. */
  readonly isTally?: boolean
  readonly datasheet?: boolean
  /** The stock status of every size; random by default. */
  readonly stock?: StockStatus
}

/** A unit of sale, and how many of the product's first unit it contains. */
export type Pack = readonly [unit: string, contains: number]

/** Marks a family as sold by length, with the metre as its only unit. */
export const byMetre = { units: [['LM', 1]], isTally: true } as const

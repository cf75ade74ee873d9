import type { StockStatus } from '@trade-portal/supplier-api'
import type { PictureKind } from '../../files/pictureKinds.ts'

/** A category of the product menu. */
export interface Department {
  readonly id: string
  readonly name: string
  /** The first letters of its product codes. */
  readonly prefix: string
  readonly types: readonly Section[]
}

/** A type of the product menu. */
export interface Section {
  readonly id: string
  readonly name: string
  readonly families: readonly Family[]
}

/** A class of the product menu: one product in several sizes. */
export interface Family {
  readonly id: string
  readonly name: string
  readonly picture: PictureKind
  /** The part of the product's name before the size. */
  readonly title: string
  readonly about: string
  /** Sizes and their trade price in dollars without tax. */
  readonly sizes: readonly (readonly [size: string, price: number])[]
  /** Every size is available in each of these colours. */
  readonly colours?: readonly string[]
  /** The units of sale. The first is the default unit. */
  readonly units: readonly [Pack, ...Pack[]]
  /** Sold by length: the unit is the metre. */
  readonly isTally?: boolean
  readonly datasheet?: boolean
  /** The stock of every size; random by default. */
  readonly stock?: StockStatus
}

/** A unit, and how many of the first unit it contains. */
export type Pack = readonly [unit: string, contains: number]

/** The units of products sold by length. */
export const byMetre = { units: [['LM', 1]], isTally: true } as const

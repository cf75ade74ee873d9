import type { Page } from 'playwright'
import type { Customer } from './customer.ts'
import type { Stage } from './stage.ts'
import type { Timing } from './timing.ts'

export interface Trial {
  readonly stage: Stage
  readonly customer: Customer
  /** The customer's first tab, with a filled checkout. */
  readonly page: Page
  readonly timing: Timing
}

/** Something that goes wrong while a customer orders. */
export interface Scenario {
  /** Begins with the ids of its reliability cases, if it has any. */
  readonly name: string
  /** Plays the scenario until the portal shows the order as placed. */
  readonly play: (trial: Trial) => Promise<void>
  /** Whether the page's clock can be moved forward. */
  readonly hasClock?: boolean
  /** Whether the portal and the supplier's server have one origin; by default they have two. */
  readonly hasOneOrigin?: boolean
  /** Whether React is a development build, whose StrictMode runs effects twice. */
  readonly isStrict?: boolean
  /** Whether the goods of the order are compared with those that were shown. */
  readonly comparesShown?: boolean
}

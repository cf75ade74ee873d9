import type { Page } from 'playwright'
import { seededRandom } from '../../exactness/randomDocument.ts'
import { fillCheckout } from '../fixtures.ts'
import { createCustomer, type Customer } from './customer.ts'
import type { Origin, Stage } from './stage.ts'

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
  readonly origin?: Origin
  /** Whether React is a development build, whose StrictMode runs effects twice. */
  readonly isStrict?: boolean
  /** Whether the goods of the order are compared with those that were shown. */
  readonly comparesShown?: boolean
}

/** What the supplier has committed for the cart of one trial. */
interface TrialResult {
  readonly orders: number
  /** How many orders contain a number of goods that the page did not show at any confirmation. */
  readonly ordersWithOtherGoods: number
  /** Why the trial could not be finished. */
  readonly failure?: string
}

/** The seeded choices of one trial. */
interface Timing {
  /** A whole number from `least` to `most`, such as milliseconds. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** Lets a new customer order once while the scenario's problem occurs; returns what the supplier has committed. */
export async function playTrial(stage: Stage, scenario: Scenario, trial: number): Promise<TrialResult> {
  const { context, begin, setFaults, setLatency, ordered } = stage
  setFaults({})
  setLatency({})
  const customer = await createCustomer(stage, begin())
  let failure: string | undefined
  try {
    const page = await customer.openTab('/checkout', { hasClock: scenario.hasClock ?? false })
    await fillCheckout(page, { despatch: /Pickup/ })
    await scenario.play({ stage, customer, page, timing: timingOf(scenario.name, trial) })
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  await context.setOffline(false)
  await Promise.all(context.pages().map((page) => page.close()))
  const orders = ordered(customer.cartId)
  const ordersWithOtherGoods = scenario.comparesShown ? orders.filter((goods) => !customer.shown.has(goods)).length : 0
  return { orders: orders.length, ordersWithOtherGoods, ...(failure === undefined ? {} : { failure }) }
}

/** The choices of a trial, the same for the same scenario and number. */
function timingOf(scenario: string, trial: number): Timing {
  const next = seededRandom(hash(`1 ${scenario} ${trial}`))
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value
}

import { fillCheckout } from '../journeys/fixtures.ts'
import { createCustomer } from './customer.ts'
import type { Scenario } from './scenario.ts'
import type { Stage } from './stage.ts'
import { timingOf } from './timing.ts'
import type { TrialResult } from './verdict.ts'

/** Lets a new customer order once while the scenario's problem occurs; returns what the supplier has committed. */
export async function playTrial(stage: Stage, scenario: Scenario, seed: number, trial: number): Promise<TrialResult> {
  const { context, begin, setFaults, setLatency, ordered } = stage
  setFaults({})
  setLatency({})
  const customer = await createCustomer(stage, begin())
  let failure: string | undefined
  try {
    const page = await customer.openTab('/checkout', { hasClock: scenario.hasClock ?? false })
    await fillCheckout(page, { despatch: /Pickup/ })
    await scenario.play({ stage, customer, page, timing: timingOf(seed, scenario.name, trial) })
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error)
  }
  await context.setOffline(false)
  await Promise.all(context.pages().map((page) => page.close()))
  const orders = ordered(customer.cartId)
  const ordersWithOtherGoods = scenario.comparesShown ? orders.filter((goods) => !customer.shown.has(goods)).length : 0
  return { orders: orders.length, ordersWithOtherGoods, ...(failure === undefined ? {} : { failure }) }
}

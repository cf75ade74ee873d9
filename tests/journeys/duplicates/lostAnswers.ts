import type { Scenario, Trial } from './playTrial.ts'

const minute = 60_000
/**
 * A gateway gives up before the portal does. The supplier places the order 0.2 to 4 s later by its own clock. That is 2 to
 * 40 s by the page's clock, which runs about ten times as fast.
 */
const gateway = { givesUpMs: 45_000, answersMs: 400, lateMs: [200, 4000], pageStepMs: 2000 } as const

/** The answer to an order is lost. */
export const lostAnswers: readonly Scenario[] = [
  {
    name: 'B04 no answer, ever, and the order did not arrive',
    hasClock: true,
    play: async ({ stage, customer, page, timing }) => {
      stage.setFaults({ processComplete: { fault: 'never', times: 1 } })
      const sent = page.waitForRequest(/ipFunction=processComplete/)
      await customer.confirm(page)
      // Moves the clock only after the order was sent. Otherwise reading the orders would time out too, and the portal
      // might take another trial's order for the order of this trial.
      await sent
      await page.clock.fastForward(minute + timing.between(0, minute))
      await customer.retryUntilPlaced(page, minute)
    },
  },
  {
    name: 'B05 the connection breaks during the answer',
    play: async ({ stage, customer, page, timing }) => {
      stage.setFaults({ processComplete: { fault: 'lost-after-commit', times: 1 } })
      stage.setLatency({ processComplete: timing.between(0, 200) })
      await customer.confirm(page)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'B06 a gateway error, or half an answer, after the order was placed',
    play: async ({ stage, customer, page, timing }) => {
      const fault = timing.oneOf(['unavailable-after-commit', 'truncated', 'wrong-content-type'] as const)
      stage.setFaults({ processComplete: { fault, times: 1 } })
      stage.setLatency({ processComplete: timing.between(0, 200) })
      await customer.confirm(page)
      await customer.retryUntilPlaced(page)
    },
  },
  {
    name: 'B11 a reload while the order is placed, or before OK',
    // The page is reloaded. If that prevents the order, the portal lets the customer order again only after some time.
    hasClock: true,
    play: async ({ stage, customer, page, timing }) => {
      stage.setLatency({ processComplete: timing.between(0, 200) })
      await customer.confirm(page)
      await page.waitForTimeout(timing.between(0, 600))
      await page.reload()
      await customer.retryUntilPlaced(page, minute)
    },
  },
  {
    name: 'B05 a gateway gives up, and the supplier places the order later',
    hasClock: true,
    play: async ({ stage, customer, page, timing }) => {
      const lateByMs = timing.between(...gateway.lateMs)
      stage.setFaults({ processComplete: { fault: 'late-commit', times: 1, lateByMs } })
      stage.setLatency({ processComplete: gateway.answersMs })
      const sent = page.waitForRequest(/ipFunction=processComplete/)
      await customer.confirm(page)
      const request = await sent
      await page.clock.fastForward(gateway.givesUpMs)
      await request.response()
      await customer.retryUntilPlaced(page, gateway.pageStepMs)
      await page.waitForTimeout(stage.ordered(customer.cartId).length === 0 ? lateByMs : 0)
    },
  },
  { name: 'B05 the browser repeats the request by itself', play: playReset },
  { name: 'B05 the same, with portal and server behind one host', origin: 'own', play: playReset },
]

async function playReset({ stage, customer, page, timing }: Trial): Promise<void> {
  stage.setFaults({ processComplete: { fault: 'reset-after-commit', times: 1 } })
  stage.setLatency({ processComplete: timing.between(0, 100) })
  await customer.confirm(page)
  await customer.retryUntilPlaced(page)
}

import { portalBuild } from '@trade-portal/portal/deploy'
import { playTrial, type Trial } from './duplicates/playTrial.ts'
import { openStage } from './duplicates/stage.ts'
import { expect, seen, test } from './fixtures.ts'

/** A few trials are enough, because on a shared connection Chromium would repeat every one of these orders. */
const resets = 8

for (const hasOneOrigin of [false, true]) {
  const where = hasOneOrigin ? 'the same origin' : 'another origin that allows credentials'
  test(`B05 of ${resets} orders whose connection breaks before the answer, none arrives twice at a server of ${where}`, async ({
    browser,
  }) => {
    const stage = await openStage(browser, { root: portalBuild, hasOneOrigin })
    const reset = {
      name: where,
      play: async ({ customer, page }: Trial) => {
        stage.setFaults({ processComplete: { fault: 'reset-after-commit', times: 1 } })
        await customer.confirm(page)
        await expect(seen(page, /We do not know whether it was placed/)).toBeVisible()
      },
    }
    for (let trial = 0; trial < resets; trial += 1) {
      expect(await playTrial(stage, reset, trial)).toEqual({ orders: 1, ordersWithOtherGoods: 0 })
      expect(stage.orderRequests()).toBe(trial + 1)
    }
    await stage.close()
  })
}

test('B05 an order after another is not repeated by the browser, although the host keeps connections open', async ({
  browser,
}) => {
  const stage = await openStage(browser, { root: portalBuild, hasOneOrigin: true })
  const after = async (fault: 'reset-after-commit' | undefined, outcome: RegExp, trial: number) => {
    const play = async ({ customer, page }: Trial) => {
      // Answers as slowly as a distant supplier. If the supplier answered within a millisecond, the portal could not
      // prevent repeats.
      stage.setLatency({ getState: 600 })
      stage.setFaults(fault === undefined ? {} : { processComplete: { fault, times: 1 } })
      // Waits until the portal has closed its connection by aborting a `getState` call, because the page is closed right
      // after the trial. After a reset there is no connection to close.
      const closed = fault ?? page.waitForEvent('requestfailed', (request) => request.url().includes('getState'))
      await customer.confirm(page)
      await expect(seen(page, outcome)).toBeVisible()
      await closed
    }
    expect(await playTrial(stage, { name: String(outcome), play }, trial)).toEqual({
      orders: 1,
      ordersWithOtherGoods: 0,
    })
  }
  for (let trial = 0; trial < 6; trial += 2) {
    await after(undefined, /Your order has been placed/, trial)
    await after('reset-after-commit', /We do not know whether it was placed/, trial + 1)
    expect(stage.orderRequests()).toBe(trial + 2)
  }
  await stage.close()
})

import { portalBuild } from '@trade-portal/portal/deploy'
import { playTrial, type Trial } from './duplicates/playTrial.ts'
import { openStage } from './duplicates/stage.ts'
import { expect, seen, test } from './fixtures.ts'

/** How many orders break in a test. `--repeat-each` plays more. */
const resets = 2

for (const origin of ['own', 'another', 'another without credentials'] as const)
  for (const keepsConnections of [true, false])
    test(`B36 ${origin} origin, ${keepsConnections ? 'kept' : 'closed'} connection: a repeated order is reported`, async ({
      browser,
    }) => {
      const stage = await openStage(browser, { root: portalBuild, origin, keepsConnections })
      const play = async (isReset: boolean, trial: number) => {
        let reported = 0
        const { orders, failure } = await playTrial(stage, { name: origin, play: order }, trial)
        return { orders, reported, failure }

        async function order({ customer, page }: Trial) {
          stage.setFaults(isReset ? { processComplete: { fault: 'reset-after-commit', times: 1 } } : {})
          const outcome = seen(page, /Your order has been placed|We do not know whether it was placed/).first()
          await customer.confirm(page)
          await expect(outcome).toBeVisible()
          const isKnown = /has been placed/.test(await outcome.innerText())
          const isRead = page.waitForResponse(/ipFunction=getCustomerTransactions/)
          await page.getByRole('button', { name: 'OK' }).click()
          await isRead
          const pair = seen(page, /^(The supplier shows two orders|Your cart was ordered twice)/)
          if (isKnown && stage.ordered(customer.cartId).length === 2) await expect(pair).toBeVisible()
          reported = (await pair.count()) === 0 ? 1 : 2
        }
      }
      const results = []
      for (let trial = 0; trial < resets; trial += 1) {
        // Leaves a used connection. A browser repeats requests only on such a connection.
        results.push(await play(false, 2 * trial), await play(true, 2 * trial + 1))
      }
      await stage.close()
      process.stdout.write(`${origin}, ${keepsConnections ? 'kept' : 'closed'}: ${JSON.stringify(results)}\n`)
      for (const { orders, reported, failure } of results)
        expect({ orders, failure }).toEqual({ orders: reported, failure: undefined })
    })

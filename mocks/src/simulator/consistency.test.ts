import { expect, test } from 'vitest'
import { expectConsistent } from '../testing/expectConsistent.ts'
import { randomStep } from '../testing/randomStep.ts'
import { setUpCustomer } from '../testing/setUpCustomer.ts'
import { worldNames, worlds } from '../world/index.ts'

test.each(worldNames())('The demo data %s is consistent at the start', async (world) => {
  const { api, simulator } = setUpCustomer(world)
  await expect(expectConsistent(api, simulator, 60)).resolves.toBeUndefined()
})

test.each(['2026-12-31', '2027-01-01', '2028-02-29'])(
  'The typical demo data is consistent on the day %s',
  async (day) => {
    const now = new Date(`${day}T09:30:00+11:00`)
    const { api, simulator } = setUpCustomer(worlds.typical(now), { now: () => now })
    await expectConsistent(api, simulator)
    // The examples of the registry refer to this document.
    const key = { transactionNumber: '500001', transactionSuffix: '0' }
    expect(await api.getTransactionTP(key)).toMatchObject({ type: 'Invoice' })
    expect((await api.getStatementList({})).length).toBeGreaterThan(9)
    expect((await api.getUserDetails({})).overdueBalance).toBeGreaterThan(0)
  },
)

test.each([
  ['typical', 1],
  ['typical', 2],
  ['awkward', 4],
  ['usa', 5],
  ['empty', 6],
] as const)('The demo data %s stays consistent over random steps, seed %i', async (world, seed) => {
  const { api, simulator } = setUpCustomer(world, { orderedCarts: seed % 2 === 0 ? 'kept' : 'emptied' })
  const take = randomStep(api, simulator, seed)
  const taken = new Set<string>()
  for (let step = 1; step <= 240; step += 1) {
    taken.add(await take())
    if (step % 40 === 0) await expectConsistent(api, simulator)
  }
  // The test is only meaningful if most steps succeed.
  const outcomes = simulator.ledger().requests.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'answered').length).toBeGreaterThan(240)
  expect(taken.size).toBeGreaterThan(12)
})

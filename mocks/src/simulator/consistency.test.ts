import { describe, expect, test } from 'vitest'
import { expectConsistent } from '../testing/expectConsistent.ts'
import { randomStep } from '../testing/randomStep.ts'
import { setUpCustomer } from '../testing/setUpCustomer.ts'
import { worldNames, worlds } from '../world/index.ts'

describe.each(worldNames())('the world %s', (world) => {
  test('is consistent at the start', async () => {
    const { api, simulator } = setUpCustomer(world)
    await expect(expectConsistent(api, simulator, 60)).resolves.toBeUndefined()
  })
})

test.each(['2026-12-31', '2027-01-01', '2027-03-01', '2028-02-29', '2027-10-20'])(
  'the typical world of %s is consistent, and contains the data for the registry’s examples',
  async (day) => {
    const now = new Date(`${day}T09:30:00+11:00`)
    const { api, simulator } = setUpCustomer(worlds.typical(now), { now: () => now })
    await expectConsistent(api, simulator)
    const key = { transactionNumber: '500001', transactionSuffix: '0' }
    expect(await api.getTransactionTP(key)).toMatchObject({ type: 'Invoice' })
    expect((await api.getStatementList({})).length).toBeGreaterThan(9)
    expect((await api.getUserDetails({})).overdueBalance).toBeGreaterThan(0)
  },
)

test.each([
  ['typical', 1],
  ['typical', 2],
  ['typical', 3],
  ['awkward', 4],
  ['usa', 5],
  ['empty', 6],
] as const)('the world %s stays consistent over random steps, seed %i', async (world, seed) => {
  const { api, simulator } = setUpCustomer(world, { orderedCarts: seed % 2 === 0 ? 'kept' : 'emptied' })
  const take = randomStep(api, simulator, seed)
  const taken = new Map<string, number>()
  for (let step = 1; step <= 240; step += 1) {
    const name = await take()
    taken.set(name, (taken.get(name) ?? 0) + 1)
    if (step % 40 === 0) await expectConsistent(api, simulator)
  }
  // The test is only meaningful if most steps succeed.
  const outcomes = simulator.ledger().requests.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'answered').length).toBeGreaterThan(240)
  expect(taken.size).toBeGreaterThan(12)
})

import { expect, test } from 'vitest'
import { sumsByJob } from './sumsByJob.ts'

const rowOf = (jobName: string, amount: number | null, balance: number | null = amount) => ({
  jobName,
  amount,
  balance,
})

test('a statement is added up by job, whatever the case and blanks', () => {
  const rows = [rowOf('', -15_343_01, 0), rowOf('Deck 2', 10_10), rowOf('Shed', 1), rowOf(' deck  2', 20_20, 5)]
  expect(sumsByJob(rows)).toEqual([
    { jobName: 'Deck 2', count: 2, amount: 30_30, balance: 10_15 },
    { jobName: 'Shed', count: 1, amount: 1, balance: 1 },
    { jobName: '', count: 1, amount: -15_343_01, balance: 0 },
  ])
})

test('a sum with an unknown amount is unknown; others are not', () => {
  const [deck, shed] = sumsByJob([rowOf('Deck', 5, null), rowOf('Deck', 7), rowOf('Shed', 3)])
  expect(deck).toMatchObject({ amount: 12, balance: null })
  expect(shed).toMatchObject({ amount: 3, balance: 3 })
})

test('the sums of the jobs add up to the statement, to the cent', () => {
  const rows = Array.from({ length: 400 }, (_, index) => rowOf(`Job ${index % 7}`, (index * 7_919) % 100_003))
  const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((total, each) => total + (each ?? 0), 0)
  expect(sum(sumsByJob(rows).map(({ amount }) => amount))).toBe(sum(rows.map(({ amount }) => amount)))
})

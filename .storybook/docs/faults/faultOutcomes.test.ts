import { faultNames } from '@trade-portal/mocks'
import { expect, test } from 'vitest'
import { faultOutcomes } from './faultOutcomes.ts'

test('every fault is in one group, and those of one kind are together', async () => {
  const outcomes = await faultOutcomes('getStatementDetail')
  expect(outcomes.flatMap(({ faults }) => faults).toSorted()).toEqual(faultNames().toSorted())
  const faultsOf = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind).flatMap(({ faults }) => faults)
  expect(faultsOf('network')).toEqual([
    'network-failure',
    'lost-before-commit',
    'lost-after-commit',
    'reset-after-commit',
  ])
  expect(faultsOf('waits')).toEqual(['never'])
  expect(faultsOf('usual')).toEqual(expect.arrayContaining(['slow', 'wrong-content-type', 'with-passwords']))
  expect(faultsOf('other')).toEqual(expect.arrayContaining(['mutated-rows', 'repriced', 'foreign-address']))
})

test('an error that an operation reads as an answer is one', async () => {
  const outcomes = await faultOutcomes('getPriceBookInfo')
  expect(outcomes.find(({ faults }) => faults.includes('no-price-book'))?.kind).toBe('other')
  expect(outcomes.find(({ faults }) => faults.includes('no-records'))?.kind).toBe('no-records')
})

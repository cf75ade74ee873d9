import { operationNames } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { answered } from './answered.ts'
import { callWithAnswer } from './clientOf.ts'

/**
 * A copy in which every number is text with a blank at the end, as a server with columns of fixed width may send it.
 */
function withTexts(value: unknown): unknown {
  if (typeof value === 'number') return `${value} `
  if (Array.isArray(value)) return value.map(withTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withTexts(inner)]))
}

test.each(operationNames())('D08 numbers sent as text are read as numbers: %s', async (name) => {
  const answer = await answered(name)
  expect(await callWithAnswer(name, withTexts(answer))).toEqual(await callWithAnswer(name, answer))
})

test('D08 a distance sent as text stops no delivery', async () => {
  expect(await callWithAnswer('getClosestBranch', { branchID: 10, distanceKm: '12.5' })).toEqual({
    branchId: '10',
    distanceKm: 12.5,
  })
})

test('a session id may be a number', async () => {
  expect(await callWithAnswer('login', { sessionID: 4711 })).toEqual({ outcome: 'signedIn', sessionId: '4711' })
})

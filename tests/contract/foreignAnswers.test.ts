import { isMutationName, operationNames, type OperationName } from '@trade-portal/supplier-api'
import { describe, expect, test } from 'vitest'
import { answered, callWithAnswer } from './clientOf.ts'

const writes = operationNames().filter(isMutationName)

/** Errors as another program sends them, with HTTP 200 and without `hasErrors`. */
const foreign = [
  { error: { code: 500, message: 'Internal error' } },
  { error: 'session has expired' },
  { errors: [{ code: 401, message: 'session has expired' }] },
  { Message: 'An error has occurred.' },
  { status: 500, title: 'Internal Server Error', detail: '' },
  { success: false, message: 'Not signed in' },
  { dataset: { error: { message: 'session has expired' } } },
]

/** Functions that return a result even for an error in a foreign form. All other functions throw an error. */
const withoutSuccess: { readonly [N in OperationName]?: object } = {
  login: { outcome: 'refused' },
  queryPaymentSession: { outcome: 'unknown' },
}

/** Returns the result or the error. Only errors of the client have a `kind` to check. */
async function outcomeOf(name: OperationName, answer: unknown) {
  return await callWithAnswer(name, answer).catch((error: unknown) => error)
}

test.each(operationNames())('D13 An error in an unknown format is not a success of %s', async (name) => {
  for (const answer of foreign)
    expect(await outcomeOf(name, answer)).toMatchObject(withoutSuccess[name] ?? { kind: 'unexpected-answer' })
})

describe('Without errors, an answer is', () => {
  /** Mutations from whose answer the portal needs a value. */
  const needed = new Set<OperationName>(['login', 'createCart', 'createPaymentSession', 'processComplete'])

  test.each(writes.filter((name) => !needed.has(name)))('a success of %s', async (name) => {
    for (const answer of [{}, { hasErrors: false }, { hasErrors: false, errorTable: [] }, { dataset: {} }]) {
      await expect(callWithAnswer(name, answer)).resolves.toBeDefined()
    }
  })

  test.each(['createCart', 'createPaymentSession'] as const)(
    'no success of %s if its field is missing',
    async (name) => {
      await expect(callWithAnswer(name, {})).rejects.toMatchObject({ kind: 'unexpected-answer' })
      await expect(callWithAnswer(name, { hasErrors: false })).rejects.toMatchObject({ kind: 'unexpected-answer' })
    },
  )
})

/**
 * A copy in which every number is text with a blank at the end, as a server with columns of fixed width may send it.
 */
function withTexts(value: unknown): unknown {
  if (typeof value === 'number') return `${value} `
  if (Array.isArray(value)) return value.map(withTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withTexts(inner)]))
}

test.each(operationNames())('D08 Numbers sent as text are parsed in %s', async (name) => {
  const answer = await answered(name)
  expect(await callWithAnswer(name, withTexts(answer))).toEqual(await callWithAnswer(name, answer))
})

test('A session id may be a number', async () => {
  expect(await callWithAnswer('login', { sessionID: 4711 })).toEqual({ outcome: 'signedIn', sessionId: '4711' })
})

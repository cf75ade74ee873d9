import { describe, expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import { SupplierError, TransportError } from './errors.ts'

/** The error of an answer in a session. Without an error, its kind is undefined. */
function failure(text: string, status = 200) {
  try {
    return { kind: undefined, data: readAnswer({ status, text }, true) }
  } catch (error) {
    if (error instanceof SupplierError || error instanceof TransportError) return error
    throw error
  }
}

const stated = (errorTable: unknown, hasErrors: unknown = true) => JSON.stringify({ hasErrors, errorTable })
const message = (msg: unknown) => stated([{ field: '', msg }])

test.each([
  ['Your session has expired', 'session-expired'],
  ['ERROR: Invalid Session ContextID (17)', 'session-expired'],
  ['SESSION HAS EXPIRED.', 'session-expired'],
  ['No matching records', 'no-records'],
  ['No data for product', 'no-product-data'],
  ['No price book extract has been set up for you', 'no-price-book'],
  ['Your request has been queued and will be emailed to the specified recipients when generated', 'queued'],
  ['Branch is closed', 'field'],
  [null, 'field'],
  [{}, 'field'],
])('A02 The error whose first message is %j is of the kind %s', (said, kind) => {
  expect(failure(message(said)).kind).toBe(kind)
})

test.each([
  [stated(undefined), 'api'],
  [stated({}), 'api'],
  // An error table without a row is a Field Error, which signs nobody out.
  [stated([]), 'field'],
  [stated([null]), 'field'],
  [stated([{ field: ' ', msg: 'session has expired' }]), 'session-expired'],
  [stated([{ field: 'branchID', msg: 'session has expired' }]), 'field'],
  [stated([{ field: '', msg: 'Wrong' }], 'true'), 'field'],
  [stated([{ field: '', msg: 'Wrong' }], false), undefined],
  ['{"hasErrors":true,"errorTable":[{"field":"","msg":"Wrong"}],"CartContents":[]}', 'field'],
])('D16 D17 An error table of any form is parsed: %s', (text, kind) => {
  expect(failure(text).kind).toBe(kind)
})

test('Several messages are joined, and a blank message is replaced', () => {
  const rows = ['One', 'Two'].map((msg, index) => ({ field: `f${index}`, msg }))
  expect(failure(stated(rows))).toMatchObject({ message: 'One\nTwo', firstMessage: 'One' })
  expect(failure(stated([{ field: 'a', msg: ' ' }]))).toMatchObject({ message: 'Field Error' })
})

test.each([
  { hasErrors: '1' },
  { hasErrors: ' Yes ' },
  { errorTable: { field: '', msg: 'Quote has expired' } },
  { hasErrors: undefined, dataset: JSON.parse(message('Quote has expired')) },
])('A refusal in an unusual form is not taken for success: %j', (changes) => {
  const body = { ...JSON.parse(message('Quote has expired')), ...changes }
  expect(failure(JSON.stringify(body))).toMatchObject({ firstMessage: 'Quote has expired' })
})

test('A refused sign-in has the supplier’s reason', () => {
  const answer = { status: 401, text: JSON.stringify({ msg: 'The user name or password is wrong.' }) }
  expect(() => readAnswer(answer)).toThrow('The user name or password is wrong.')
  expect(() => readAnswer(answer, true)).toThrow('Your session has expired')
  for (const text of ['', '<html>']) expect(() => readAnswer({ status: 401, text })).toThrow(TransportError)
})

describe('D14 An answer that is not JSON', () => {
  test.each(['', '<html>', '{"a":1', '{"a":1}x', 'null'])('An answer that is not JSON is unexpected: %j', (text) => {
    expect(failure(text).kind).toBe('unexpected-answer')
  })

  test.each([
    [400, 'refused'],
    [401, 'session-expired'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'http'],
    [302, 'http'],
  ])('An answer that is not JSON with HTTP %i is of the kind %s', (status, kind) => {
    expect(failure('<html>', status).kind).toBe(kind)
    expect(failure(message('No matching records'), status).kind).toBe('no-records')
  })
})

test.each([
  [message('session has expired'), true],
  [stated(undefined), true],
  [stated([]), false],
  [message('x'), false],
  ['', false],
  [message('No matching records'), false],
])('A07 A08 Only an expired session or no error table signs out: %s', (text, signsOut) => {
  expect(failure(text)).toMatchObject({ signsOut })
})

test.each([
  ['\uFEFF{"dataset":{"StateList":[]}}', { StateList: [] }],
  ['{"dataset":null,"StateList":[]}', { dataset: null, StateList: [] }],
  ['{"dataset":{"prods:hasChanges":false}}', {}],
  ['{"prods:hasChanges":true,"prods:before":{"Order":[]}}', {}],
  ['{"hasErrors":false,"dataset":{"prods:hasChanges":true,"a":"7"}}', { hasErrors: false, a: '7' }],
])('Byte order mark, wrapping data set and notes are removed: %s', (text, data) => {
  expect(readAnswer({ status: 200, text })).toEqual(data)
})

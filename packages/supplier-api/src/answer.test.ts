import { describe, expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import { SupplierError, TransportError } from './errors.ts'

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

describe('A02 A08 a reported error is classified by its first message', () => {
  test.each([
    ['Your session has expired', 'session-expired'],
    ['ERROR: Invalid Session ContextID (17)', 'session-expired'],
    ['SESSION HAS EXPIRED.', 'session-expired'],
    ['No matching records', 'no-records'],
    ['No data for product', 'no-product-data'],
    ['No price book extract has been set up for you', 'no-price-book'],
    ['Your request has been queued and will be emailed to the specified recipients when generated', 'queued'],
    ['Branch is closed', 'field'],
  ])('%s', (said, kind) => {
    expect(failure(message(said)).kind).toBe(kind)
  })

  test.each([null, 7, [], {}])('a message that is %j does not crash', (said) => {
    expect(failure(message(said)).kind).toBe('field')
  })
})

describe('D16 D17 error tables of any form', () => {
  test.each([
    [stated(undefined), 'api'],
    [stated({}), 'api'],
    // An error table without a row is a Field Error, which signs nobody out.
    [stated([]), 'field'],
    [stated([null]), 'field'],
    [stated([{}]), 'field'],
    [stated([{ field: ' ', msg: 'session has expired' }]), 'session-expired'],
    [stated([{ field: 'branchID', msg: 'session has expired' }]), 'field'],
    [stated([{ field: '', msg: 'Wrong' }], 'true'), 'field'],
    [stated([{ field: '', msg: 'Wrong' }], false), undefined],
    ['{"hasErrors":true,"errorTable":[{"field":"","msg":"Wrong"}],"CartContents":[]}', 'field'],
  ])('%s', (text, kind) => {
    expect(failure(text).kind).toBe(kind)
  })

  test('several messages are joined, and the first is available alone', () => {
    const error = failure(
      stated([
        { field: 'a', msg: 'One' },
        { field: 'b', msg: 'Two' },
      ]),
    )
    expect(error).toMatchObject({ message: 'One\nTwo', firstMessage: 'One' })
  })

  test('without any message it is a Field Error', () => {
    expect(failure(stated([{ field: 'a', msg: ' ' }]))).toMatchObject({ message: 'Field Error' })
  })
})

describe('a refusal in another form is no success', () => {
  const row = { field: '', msg: 'Quote has expired' }

  test.each([
    { hasErrors: '1', errorTable: [row] },
    { hasErrors: ' Yes ', errorTable: [row] },
    { hasErrors: true, errorTable: row },
    { dataset: { hasErrors: true, errorTable: [row] } },
  ])('%j', (body) => {
    expect(failure(JSON.stringify(body))).toMatchObject({ firstMessage: 'Quote has expired' })
  })

  test('a table without a row says nothing', () => {
    expect(failure(JSON.stringify({ hasErrors: true, errorTable: {} })).kind).toBe('api')
  })

  test('a sign-in that is refused with an HTTP status has the supplier’s reason', () => {
    const answer = { status: 401, text: JSON.stringify({ msg: 'The user name or password is wrong.' }) }
    expect(() => readAnswer(answer)).toThrow('The user name or password is wrong.')
    expect(() => readAnswer(answer, true)).toThrow('Your session has expired')
  })

  test.each(['', '<html>'])('without a session, 401 is not reported as an expired session (%j)', (text) => {
    expect(() => readAnswer({ status: 401, text })).toThrow(TransportError)
  })
})

describe('D13 D14 answers that cannot be used', () => {
  test.each(['', '<html>', '{"a":1', '{"a":1}x', 'null', 'undefined'])('200 with %j', (text) => {
    expect(failure(text).kind).toBe('unexpected-answer')
  })

  test.each([
    [400, 'refused'],
    [401, 'session-expired'],
    [403, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'http'],
    [503, 'http'],
    [302, 'http'],
  ])('%i with a page', (status, kind) => {
    expect(failure('<html>', status).kind).toBe(kind)
  })

  test('an error in the envelope takes precedence over the status', () => {
    expect(failure(message('No matching records'), 500).kind).toBe('no-records')
  })

  test.each([
    [message('session has expired'), true],
    [stated(undefined), true],
    [stated([]), false],
    [message('x'), false],
    ['', false],
    [message('No matching records'), false],
  ])('A07 A08 only an expired session and a bare error sign out: %s', (text, signsOut) => {
    expect(failure(text)).toMatchObject({ signsOut })
  })
})

test('a byte order mark and a dataset are removed', () => {
  expect(readAnswer({ status: 200, text: '\uFEFF{"dataset":{"StateList":[]}}' })).toEqual({ StateList: [] })
  expect(readAnswer({ status: 200, text: '{"dataset":null,"StateList":[]}' })).toMatchObject({ StateList: [] })
})

test('notes of a data set are not fields: an answer with notes only is an empty success', () => {
  const data = (text: string) => readAnswer({ status: 200, text })
  expect(data('{"dataset":{"prods:hasChanges":false}}')).toEqual({})
  expect(data('{"prods:hasChanges":true,"prods:before":{"Order":[]}}')).toEqual({})
  expect(data('{"hasErrors":false,"dataset":{"prods:hasChanges":true,"quoteNumber":"7"}}')).toEqual({
    hasErrors: false,
    quoteNumber: '7',
  })
})

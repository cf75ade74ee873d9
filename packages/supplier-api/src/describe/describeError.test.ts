import { expect, test } from 'vitest'
import { errorTable } from '../errors.ts'
import { describeErrors, kindOfAnswer } from './describeError.ts'

test('every row of the error table can be recognised', () => {
  expect(describeErrors().map(({ kind }) => kind)).toEqual(Object.keys(errorTable))
  expect(describeErrors().filter(({ recognisedBy }) => recognisedBy === '')).toEqual([])
})

test.each(describeErrors().filter(({ example }) => example !== null))(
  'the example of $kind is taken for it',
  ({ kind, example }) => {
    expect(example && kindOfAnswer(example)).toBe(kind)
  },
)

test('HTTP statuses are given as ranges', () => {
  const recognisedBy = Object.fromEntries(describeErrors().map(({ kind, recognisedBy }) => [kind, recognisedBy]))
  expect(recognisedBy['session-expired']).toMatch(
    /contains “session has expired” or “Invalid Session ContextID”; or HTTP 401$/,
  )
  expect(recognisedBy['refused']).toBe('HTTP 400, 402–428, 430–499')
  expect(recognisedBy['busy']).toBe('HTTP 429')
  expect(recognisedBy['http']).toBe('HTTP 500–599')
})

test('a success is not an error', () => {
  expect(kindOfAnswer({ status: 200, text: '{}' })).toBeNull()
})

import { expect, test } from 'vitest'
import { errorTable } from '../errors.ts'
import { describeErrors, kindOfAnswer } from './describeError.ts'

test('every row of the error table is told by something', () => {
  expect(describeErrors().map(({ kind }) => kind)).toEqual(Object.keys(errorTable))
  expect(describeErrors().filter(({ recognisedBy }) => recognisedBy === '')).toEqual([])
})

test.each(describeErrors().filter(({ example }) => example !== null))(
  'the example of $kind is taken for it',
  ({ kind, example }) => {
    expect(example && kindOfAnswer(example)).toBe(kind)
  },
)

test('HTTP statuses are told in ranges', () => {
  const told = Object.fromEntries(describeErrors().map(({ kind, recognisedBy }) => [kind, recognisedBy]))
  expect(told['session-expired']).toMatch(/holds “session has expired” or “Invalid Session ContextID”; or HTTP 401$/)
  expect(told['refused']).toBe('HTTP 400, 402–428, 430–499')
  expect(told['busy']).toBe('HTTP 429')
  expect(told['http']).toBe('HTTP 500–599')
})

test('a good answer is none', () => {
  expect(kindOfAnswer({ status: 200, text: '{}' })).toBeNull()
})

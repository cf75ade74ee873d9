import { expect, test } from 'vitest'
import { errorTable } from '../errors.ts'
import { describeErrors, kindOfAnswer } from './describeError.ts'

test('The example of every kind of error is of that kind', () => {
  expect(describeErrors().map(({ kind }) => kind)).toEqual(Object.keys(errorTable))
  for (const { kind, example, recognisedBy } of describeErrors()) {
    expect(recognisedBy).not.toBe('')
    expect(example === null || kindOfAnswer(example) === kind, kind).toBe(true)
  }
  expect(kindOfAnswer({ status: 200, text: '{}' })).toBeNull()
})

test('The description of an error gives HTTP statuses as ranges', () => {
  expect(Object.fromEntries(describeErrors().map(({ kind, recognisedBy }) => [kind, recognisedBy]))).toMatchObject({
    'session-expired': expect.stringMatching(
      /contains “session has expired” or “Invalid Session ContextID”; or HTTP 401$/,
    ),
    refused: 'HTTP 400, 402–428, 430–499',
    busy: 'HTTP 429',
    http: 'HTTP 500–599',
  })
})

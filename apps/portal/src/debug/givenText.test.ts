import { expect, test } from 'vitest'
import { givenText } from './givenText.ts'

test('given() is written with what differs from its defaults', () => {
  expect(givenText({ home: 'typical', faults: {}, latency: { all: 0, own: {} } })).toBe('given()')
  const faults = { getState: 'forbidden', processComplete: { fault: 'late-commit', after: 1 } } as const
  const latency = { all: 200, own: { getBranches: 'forever' } } as const
  expect(givenText({ home: 'onHold', faults, latency })).toBe(
    "given({ world: 'onHold', faults: { getState: 'forbidden', processComplete: { fault: 'late-commit', after: 1 } }, " +
      "latency: { all: 200, getBranches: 'forever' } })",
  )
})

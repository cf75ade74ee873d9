import { expect, test } from 'vitest'
import { createFaultSwitch } from './faultSwitch.ts'

test.each([
  ['forbidden', 'xxxxx'],
  [{ fault: 'forbidden', times: 2 }, 'xx---'],
  [{ fault: 'forbidden', after: 3 }, '---xx'],
  [{ fault: 'forbidden', after: 1, times: 2 }, '-xx--'],
] as const)('With the fault %o the calls marked x fail: %s', (fault, calls) => {
  const faults = createFaultSwitch({ getState: fault })
  expect(Array.from(calls, () => (faults.take('getState') === undefined ? '-' : 'x')).join('')).toBe(calls)
})

test('Calls are counted by operation, and from 0 after a new fault', () => {
  const late = { fault: 'forbidden', after: 1 } as const
  const faults = createFaultSwitch({ getState: late, login: late })
  expect([faults.take('getState'), faults.take('login'), faults.take('getState')]).toEqual([undefined, undefined, late])
  faults.set({ getState: late })
  expect([faults.take('login'), faults.take('getState')]).toEqual([undefined, undefined])
  faults.setOne('login', 'unavailable')
  expect([faults.take('login'), faults.take('getState')]).toEqual([{ fault: 'unavailable' }, late])
  faults.setOne('login', undefined)
  expect(faults.take('login')).toBeUndefined()
})

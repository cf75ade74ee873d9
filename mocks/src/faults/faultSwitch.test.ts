import { expect, test } from 'vitest'
import { createFaultSwitch } from './faultSwitch.ts'

test.each([
  ['forbidden', 'xxxxx'],
  [{ fault: 'forbidden', times: 2 }, 'xx---'],
  [{ fault: 'forbidden', after: 3 }, '---xx'],
  [{ fault: 'forbidden', after: 1, times: 2 }, '-xx--'],
] as const)('The fault %o affects the calls marked x in %s', (fault, calls) => {
  const faults = createFaultSwitch({ getState: fault })
  expect(Array.from(calls, () => (faults.take('getState') === undefined ? '-' : 'x')).join('')).toBe(calls)
})

test('Each operation counts its calls, from 0 once faults are set', () => {
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

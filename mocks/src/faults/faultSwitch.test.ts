import { expect, test } from 'vitest'
import { createFaultSwitch } from './faultSwitch.ts'
import type { Fault } from './faultTable.ts'

const pattern = (fault: Fault, calls = 5) => {
  const faults = createFaultSwitch({ getState: fault })
  return Array.from({ length: calls }, () => (faults.take('getState') === undefined ? '-' : 'x')).join('')
}

test.each([
  ['forbidden', 'xxxxx'],
  [{ fault: 'forbidden' }, 'xxxxx'],
  [{ fault: 'forbidden', times: 2 }, 'xx---'],
  [{ fault: 'forbidden', after: 3 }, '---xx'],
  [{ fault: 'forbidden', after: 1, times: 2 }, '-xx--'],
  [{ fault: 'forbidden', after: 0, times: 0 }, '-----'],
] as const)('%o affects the calls %s', (fault, calls) => {
  expect(pattern(fault)).toBe(calls)
})

test('counts the calls of each operation separately', () => {
  const late = { fault: 'forbidden', after: 1 } as const
  const faults = createFaultSwitch({ getState: late, login: late })
  expect([faults.take('getState'), faults.take('login'), faults.take('getState')]).toEqual([undefined, undefined, late])
})

test('setting the faults restarts the counts, even with the same faults', () => {
  const once = { getState: { fault: 'forbidden', times: 1 } } as const
  const faults = createFaultSwitch(once)
  faults.take('getState')
  faults.set(once)
  expect(faults.take('getState')).toEqual(once.getState)
})

test('one fault can be set and removed while the counts of the others continue', () => {
  const faults = createFaultSwitch({ getState: { fault: 'forbidden', times: 1 } })
  faults.take('getState')
  faults.setOne('login', 'unavailable')
  expect([faults.take('getState'), faults.take('login')]).toEqual([undefined, { fault: 'unavailable' }])
  faults.setOne('login', undefined)
  expect(faults.take('login')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { createFaultSwitch } from './faultSwitch.ts'
import type { Fault } from './faultTable.ts'

const taken = (fault: Fault, calls = 5) => {
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
] as const)('%o goes wrong as %s', (fault, calls) => {
  expect(taken(fault)).toBe(calls)
})

test('counts each operation by itself', () => {
  const late = { fault: 'forbidden', after: 1 } as const
  const faults = createFaultSwitch({ getState: late, login: late })
  expect([faults.take('getState'), faults.take('login'), faults.take('getState')]).toEqual([
    undefined,
    undefined,
    'forbidden',
  ])
})

test('a new setting begins to count anew, also when it is the same', () => {
  const once = { getState: { fault: 'forbidden', times: 1 } } as const
  const faults = createFaultSwitch(once)
  faults.take('getState')
  faults.set(once)
  expect(faults.take('getState')).toBe('forbidden')
})

test('one can be set and lifted while the others go on counting', () => {
  const faults = createFaultSwitch({ getState: { fault: 'forbidden', times: 1 } })
  faults.take('getState')
  faults.setOne('login', 'unavailable')
  expect([faults.take('getState'), faults.take('login')]).toEqual([undefined, 'unavailable'])
  faults.setOne('login', undefined)
  expect(faults.take('login')).toBeUndefined()
})

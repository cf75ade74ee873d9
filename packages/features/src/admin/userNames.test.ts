import { expect, test } from 'vitest'
import { roleName, roleOptions } from './userNames.ts'

test('Admin and Sales are found in any case, other roles unchanged', () => {
  const roles = ['ADMIN', 'Sales', 'Estimator', '__proto__', '']
  expect(roles.map(roleName)).toEqual(['Admin', 'Sales', 'Estimator', '__proto__', ''])
})

test('the options include the current role in its own spelling', () => {
  const values = (present: string) => roleOptions(present).map(({ value }) => value)
  expect(values('SALES')).toEqual(['admin', 'SALES'])
  expect(values('Estimator')).toEqual(['admin', 'sales', 'Estimator'])
  expect(values('')).toEqual(['admin', 'sales'])
})

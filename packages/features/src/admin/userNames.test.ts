import { expect, test } from 'vitest'
import { roleName, roleOptions } from './userNames.ts'

test('Admin and Sales match in any letter case, other roles as is', () => {
  const roles = ['ADMIN', 'Sales', 'Estimator', '__proto__', '']
  expect(roles.map(roleName)).toEqual(['Admin', 'Sales', 'Estimator', '__proto__', ''])
})

test('the role options include the current role as it is spelt', () => {
  const values = (present: string) => roleOptions(present).map(({ value }) => value)
  expect(values('SALES')).toEqual(['admin', 'SALES'])
  expect(values('Estimator')).toEqual(['admin', 'sales', 'Estimator'])
  expect(values('')).toEqual(['admin', 'sales'])
})

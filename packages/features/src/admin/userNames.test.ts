import { describe, expect, test } from 'vitest'
import { roleName, roleOptions } from './userNames.ts'

describe('a role', () => {
  test('is Admin or Sales in any letter case', () => {
    expect(['admin', 'ADMIN', 'Sales'].map(roleName)).toEqual(['Admin', 'Admin', 'Sales'])
  })

  test('D10 that is unknown is shown as it is, and never as Sales', () => {
    const unknown = ['Estimator', 'constructor', '__proto__', 'sales rep', '']
    expect(unknown.map(roleName)).toEqual(unknown)
  })

  test('stays among the options as the supplier writes it', () => {
    const values = (present: string) => roleOptions(present).map(({ value }) => value)
    expect(values('admin')).toEqual(['admin', 'sales'])
    expect(values('SALES')).toEqual(['admin', 'SALES'])
    expect(values('Estimator')).toEqual(['admin', 'sales', 'Estimator'])
    expect(values('')).toEqual(['admin', 'sales'])
  })
})

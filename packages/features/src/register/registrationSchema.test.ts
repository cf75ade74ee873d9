import { expect, test } from 'vitest'
import { registrationSchema } from './registrationSchema.ts'

test('spaces are kept in a password and trimmed elsewhere', () => {
  const complete = {
    accountNumber: 'HAR001',
    statementDate: '2026-10-31',
    statementReference: 'ST-1',
    userName: 'robin',
    firstName: 'Robin',
    lastName: 'Hargreaves',
    emailAddress: 'robin@hargreaves.example',
    password: ' secret ',
    confirmPassword: ' secret ',
  }
  expect(registrationSchema.validateSync({ ...complete, userName: ' robin ' })).toEqual(complete)
  expect(() => registrationSchema.validateSync({ ...complete, accountNumber: ' ' })).toThrow('Account Number')
})

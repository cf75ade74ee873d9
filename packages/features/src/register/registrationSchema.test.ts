import { expect, test } from 'vitest'
import { registrationSchema, type RegistrationValues } from './registrationSchema.ts'

const complete: RegistrationValues = {
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

test('a complete registration is valid, and its password is not trimmed', () => {
  expect(registrationSchema.validateSync({ ...complete, userName: ' robin ' })).toEqual(complete)
})

// The stories of the screen show what is said at each field.
test.each([
  [{ accountNumber: ' ' }, 'Enter your current Account Number'],
  [{ confirmPassword: '' }, 'Required'],
])('a registration with %j is invalid', (changes, message) => {
  expect(() => registrationSchema.validateSync({ ...complete, ...changes })).toThrow(message)
})

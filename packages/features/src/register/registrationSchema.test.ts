import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
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

function complaints(changes: Partial<RegistrationValues>): string[] {
  try {
    registrationSchema.validateSync({ ...complete, ...changes }, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

test('a complete registration is valid, and its password is not trimmed', () => {
  expect(registrationSchema.validateSync({ ...complete, userName: ' robin ' })).toEqual(complete)
})

test.each([
  [{ accountNumber: ' ' }, 'Enter your current Account Number'],
  [{ statementDate: '' }, 'Enter your latest statement date'],
  [{ statementReference: '' }, 'Enter your latest statement reference'],
  [{ userName: '' }, 'Enter a new username'],
  [{ firstName: '' }, 'Required'],
  [{ lastName: '' }, 'Required'],
  [{ emailAddress: '' }, 'Required'],
  [{ emailAddress: 'robin' }, 'Invalid email address'],
  [{ password: 'other' }, 'Passwords must match'],
  [{ confirmPassword: '' }, 'Required'],
])('a registration with %j is invalid', (changes, message) => {
  expect(complaints(changes)).toContain(message)
})

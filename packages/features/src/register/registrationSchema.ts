import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { passwordRules } from '../foundation/forms/passwordRules.ts'
import { isDayOrBlank } from '../foundation/time/calendarDay.ts'
import { isEmailAddress } from '../trade/documents/isEmailAddress.ts'

export interface RegistrationValues {
  readonly accountNumber: string
  /** `YYYY-MM-DD` */
  readonly statementDate: string
  readonly statementReference: string
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
  readonly confirmPassword: string
}

const text = (message: string) => yup.string().trim().required(message)

export const registrationSchema: yup.ObjectSchema<RegistrationValues> = yup.object({
  accountNumber: text('Enter your current Account Number'),
  statementDate: text('Enter your latest statement date').test('day', 'Enter your latest statement date', isDayOrBlank),
  statementReference: text('Enter your latest statement reference'),
  userName: text('Enter a new username'),
  firstName: text('Required'),
  lastName: text('Required'),
  emailAddress: text('Required').test('address', 'Invalid email address', isEmailAddress),
  ...passwordRules,
})

export const registrationRules = yupResolver(registrationSchema)

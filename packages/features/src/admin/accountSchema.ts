import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { passwordRules } from '../foundation/forms/passwordRules.ts'
import { isEmailAddress } from '../trade/documents/isEmailAddress.ts'
import type { AccountValues } from './queries.ts'

const text = yup.string().trim().required('Required')

export const accountSchema: yup.ObjectSchema<AccountValues> = yup.object({
  userName: text,
  firstName: text,
  lastName: text,
  emailAddress: text.test('address', 'Invalid email address', isEmailAddress),
  mobile: yup.string().defined().trim(),
  role: yup.string().defined(),
  isActive: yup.boolean().defined(),
  ...passwordRules,
})

export const accountRules = yupResolver(accountSchema)

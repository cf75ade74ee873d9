import type { SubUser } from '@trade-portal/supplier-api'

/** The values of the account form. */
export interface AccountValues {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly mobile: string
  /** The role, as the supplier writes it. */
  readonly role: string
  /** Whether the user may sign in. */
  readonly isActive: boolean
  readonly password: string
  readonly confirmPassword: string
}

/** Blank passwords: passwords are never prefilled, and never stored in a draft. */
export const blankPasswords = { password: '', confirmPassword: '' } as const

export const newAccount: AccountValues = {
  userName: '',
  firstName: '',
  lastName: '',
  emailAddress: '',
  mobile: '',
  role: 'admin',
  isActive: true,
  ...blankPasswords,
}

export function valuesOf(user: SubUser): AccountValues {
  const { userName, firstName, lastName, email, mobile, role, canUseWeb } = user
  return { userName, firstName, lastName, emailAddress: email, mobile, role, isActive: canUseWeb, ...blankPasswords }
}

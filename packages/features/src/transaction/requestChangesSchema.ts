import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { isEmailAddress } from '../trade/documents/isEmailAddress.ts'

export interface RequestChangesValues {
  /** The sender's address, for the answer. */
  readonly emailAddress: string
  readonly message: string
}

const requestChangesSchema: yup.ObjectSchema<RequestChangesValues> = yup.object({
  emailAddress: yup
    .string()
    .trim()
    .required('Required')
    .test('address', 'Invalid email address', (address) => isEmailAddress(address)),
  message: yup.string().trim().defined(),
})

export const requestChangesRules = yupResolver(requestChangesSchema)

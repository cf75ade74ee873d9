import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import type { Credentials } from '../foundation/session/sessionStore.ts'

const signInSchema: yup.ObjectSchema<Credentials> = yup.object({
  username: yup.string().required('Enter your username'),
  password: yup.string().required('Enter your password'),
  rememberMe: yup.boolean().required(),
})

export const signInRules = yupResolver(signInSchema)

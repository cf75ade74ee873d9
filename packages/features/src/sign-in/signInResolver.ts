import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'

/** What the sign-in form asks for. It stands alone so that the form can be shown before yup has arrived. */
export const signInResolver = yupResolver(
  yup.object({
    username: yup.string().required('Enter your username'),
    password: yup.string().required('Enter your password'),
    rememberMe: yup.boolean().required(),
  }),
)

import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'

export interface SupportValues {
  readonly subject: string
  readonly message: string
}

export const supportSchema: yup.ObjectSchema<SupportValues> = yup.object({
  subject: yup.string().trim().required('Please enter subject'),
  message: yup.string().trim().required('Please enter message'),
})

export const supportRules = yupResolver(supportSchema)

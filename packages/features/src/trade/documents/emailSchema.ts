import { yupResolver } from '@hookform/resolvers/yup'
import { documentFormats } from '@trade-portal/supplier-api'
import * as yup from 'yup'
import { addresses } from './addressRules.ts'
import { emailLimits, type EmailValues } from './emailValues.ts'

const text = (limit: number) => yup.string().defined().trim().max(limit, `Enter at most ${limit} characters`)

export const emailSchema: yup.ObjectSchema<EmailValues> = yup.object({
  to: addresses.required('Required'),
  cc: addresses,
  bcc: addresses,
  format: yup.string().oneOf(documentFormats).required('Required'),
  subject: text(emailLimits.subject),
  message: text(emailLimits.message),
})

export const emailRules = yupResolver(emailSchema)

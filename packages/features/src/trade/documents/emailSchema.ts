import { yupResolver } from '@hookform/resolvers/yup'
import { documentFormats } from '@trade-portal/supplier-api'
import * as yup from 'yup'
import { emailLimits, maxAddresses, type EmailValues } from './emailValues.ts'
import { isEmailAddress } from './isEmailAddress.ts'
import { splitAddresses } from './splitAddresses.ts'

/**
 * The error message for a list of addresses; undefined if there is no error. If one of several addresses is invalid, the
 * message names the first invalid one.
 */
function addressError(text: string): string | undefined {
  if (text.length > emailLimits.addresses) return `Enter at most ${emailLimits.addresses} characters`
  const all = splitAddresses(text)
  const wrong = all.find((address) => !isEmailAddress(address))
  if (wrong !== undefined) return all.length === 1 ? 'Invalid email address' : `Invalid email address: ${wrong}`
  return all.length > maxAddresses ? `Enter at most ${maxAddresses} addresses` : undefined
}

export const addresses = yup
  .string()
  .defined()
  .trim()
  .test('addresses', (text, { createError }) => {
    const message = addressError(text ?? '')
    return message === undefined || createError({ message })
  })

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

import type { documentFormats } from '@trade-portal/supplier-api'
import { maxMessageLength } from '../../foundation/forms/maxMessageLength.ts'

export type DocumentFormat = (typeof documentFormats)[number]

export interface EmailValues {
  /** One or several addresses, separated by commas, semicolons or spaces. `cc` and `bcc` have the same form. */
  readonly to: string
  readonly cc: string
  readonly bcc: string
  readonly format: DocumentFormat
  readonly subject: string
  readonly message: string
}

/** The greatest lengths of fields, in characters. */
export const emailLimits = { addresses: 1000, subject: 200, message: maxMessageLength }

export const maxAddresses = 20
